// A handful of emojis for the composer; everything else can be typed or pasted.

export const EMOJIS = [..."😀😄😂🙂😉😊😍😎🤔😅😐😴😢😭😡🤯👍👎👏🙏💪👋🤝✌🎉🎲🏆🥇🎯🧩♟🃏🚀⭐🔥💡❤💔✅❌⏳☕🍀🐑"];
