# What the operator reads: run, play, doctor

error-settings-missing = There is no settings file “{ $file }”.
error-settings-unreadable = The settings file “{ $file }” cannot be read.
error-settings-too-large = “{ $file }” is too large for a settings file.
error-settings-not-text = The settings file “{ $file }” is not written in UTF-8.
error-settings-not-toml = The settings file “{ $file }” is not valid TOML: look at { $line ->
    [end] its end
   *[other] line { $line }
  }.
error-settings-unknown = There is no setting “{ $setting }”. Did you mean: { $known }?
error-settings-kind = The setting “{ $setting }” has to be { $wanted ->
    [number] a whole number
    [fraction] a number
    [text] a text in quotes
    [switch] true or false
    [list] a list in square brackets
    [section] a section of its own, [{ $setting }]
   *[other] something else
  }, not { $found ->
    [number] a whole number
    [fraction] a number with a fraction
    [text] a text
    [switch] true or false
    [list] a list
    [section] a section
   *[other] a date or time
  }.
error-settings-choice = The setting “{ $setting }” can be: { $known }.
error-settings-range = The setting “{ $setting }” has to be between { $least } and { $most }.
error-settings-token = “{ $setting }” does not belong in the settings file. Put the token into the variable MEEPLEPOST_TOKEN or into a file of its own (--token-file); if others could read the settings file, make a new token first.

error-token-missing = There is no token. Put it into the variable { $variable } or into a file that only you can read (--token-file). To play without Discord: meeplepost play.
error-token-local = That is the token of the local Discord of “meeplepost play”. The real one comes from the page of your application at Discord.
error-token-form = That does not look like the token of a Discord bot: it has three parts with dots between them. Copy it again from the page of your application.
error-token-not-local = The local Discord has a token that is not of its own making; it is not used. Start with an empty data folder.
error-token-file-missing = There is no token file “{ $file }”.
error-token-file-unreadable = The token file “{ $file }” cannot be read.
error-token-file-open = Others can read the token file “{ $file }”, or it belongs to somebody else. Make it yours alone: chmod 600. If others may have read it, make a new token.

error-other-world = The tables in this data folder belong to { $world ->
    [discord] the local Discord of “meeplepost play”. Give “run” a folder of its own
   *[other] the real Discord. Give “play” a folder of its own
  }.
error-login-refused = Discord refuses the token. Copy it again from the page of your application; it may have been replaced.
error-discord-unreachable = Discord cannot be reached ({ $why }). Everything is saved; try again later.
error-discord-closed = Discord has ended the connection for good (code { $code }). Everything is saved.
error-port-taken = Something else listens at port { $port } of this machine. Choose another one.
error-local-data = “{ $file }” is used by another “meeplepost play”, or damaged. Stop the other one, or choose another folder with --data.

doctor-state-ok = fine
doctor-state-note = note
doctor-state-wrong = WRONG
doctor-end = { $count ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
  }
doctor-settings = Settings { $file ->
    [none] are the defaults; there is no settings file
   *[other] of { $file } are valid
  }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old; { $least } to { $most } will do.
doctor-python-new = Python { $version } is newer than what this was tried with ({ $least } to { $most }).
doctor-libraries = discord.py { $discord }, Pillow { $pillow }.
doctor-fonts = Fonts and icons can be drawn.
doctor-fonts-missing = Fonts or icons cannot be drawn. Install the requirements again (requirements.lock).
doctor-folder = The data folder { $folder } can be written.
doctor-folder-new = The data folder { $folder } is not there yet; it is made at the first start.
doctor-folder-open = Everybody on this machine can look into the data folder { $folder }, where hidden cards are stored: chmod 700 keeps them out.
doctor-folder-closed = { $folder } cannot be written by this user.
doctor-room = { $free } MB of the disk are free.
doctor-room-little = Only { $free } MB of the disk are free. Make room soon.
doctor-room-none = Only { $free } MB of the disk are free: no move could be stored. Make room first.
doctor-database = The database is sound (version { $version }).
doctor-database-older = The database is sound. It has version { $version } and is brought to { $known } at the next start; make a backup first.
doctor-database-in-use = The database is sound (version { $version }), and a bot is running on it.
doctor-database-new = There is no database yet; it is made at the first start.
doctor-token = The token has the right form.
doctor-online = Discord knows the bot as { $bot }. Invite it with: { $invite }
doctor-endpoint = The application has an Interactions Endpoint URL; remove it at Discord, or the bot hears nothing.
doctor-no-server = The bot is on no server yet.
doctor-allowed = { $server }: the bot may do everything it needs.
doctor-not-allowed = { $server }: the bot lacks { $missing }. Give its role these permissions, or invite it again.
