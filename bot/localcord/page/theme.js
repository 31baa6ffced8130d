// Dark or light: as the person chose last, else as the system wishes.

const KEY = "theme";

export function theme() {
  const chosen = localStorage.getItem(KEY);
  if (chosen) return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function setTheme(next) {
  if (next !== theme()) localStorage.setItem(KEY, next);
  document.documentElement.dataset.theme = next;
}
