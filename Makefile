# Every target sets up what it needs in .venv; nothing is installed outside the project.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
N      ?= 1000000
JOBS   ?= auto

.PHONY: help play test check fuzz chaos bench strength lookup-quality format gallery palette lock clean

help:            ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  \1	/'

$(VENV)/.run: requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Meeplepost needs Python 3.11 or newer; set PYTHON=...")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.dev: $(VENV)/.run dev.lock
	$(PIP) install --require-hashes -r dev.lock
	touch $@

$(VENV)/.bench: $(VENV)/.dev bench.lock
	$(PIP) install --require-hashes -r bench.lock
	touch $@

play: $(VENV)/.run       ## play now
	$(BIN)/meeplepost play

test: $(VENV)/.dev       ## every test that decides whether a change may land
	$(BIN)/pytest -n $(JOBS)

check: $(VENV)/.dev      ## style, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_imports.py

format: $(VENV)/.dev     ## lay out the code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

fuzz: $(VENV)/.dev       ## N random decisions a game with all invariants checked
	$(BIN)/python -m tests.fuzz --decisions $(N)

chaos: $(VENV)/.dev      ## the host killed N times (default 300), then whole games by presses with restarts
	$(BIN)/python -m tests.host.chaos --points $(if $(filter file,$(origin N)),300,$(N))
	$(BIN)/python -m tests.bot.chaos

bench: $(VENV)/.bench    ## figures of docs/performance.md, as ratios in one run
	$(BIN)/python -m tests.bench

strength: $(VENV)/.dev   ## how well the automatic players play
	$(BIN)/python -m tests.strength

lookup-quality: $(VENV)/.dev ## how well questions to /rules and /card are answered
	$(BIN)/python -m tests.lookup

gallery: $(VENV)/.dev    ## draw docs/gallery anew; the golden tests compare with it
	$(BIN)/python -m tests.render.gallery

palette: $(VENV)/.dev    ## learn the palettes anew after a change of colours
	$(BIN)/python -m tests.render.palette

lock: $(VENV)/.dev       ## write the lock files anew
	for f in requirements dev bench; do $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --upgrade -o $$f.lock $$f.in; done

clean:           ## forget the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache build *.egg-info
