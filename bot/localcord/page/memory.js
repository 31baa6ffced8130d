// What one window remembers across reloads. Two windows may be two people, so nothing of this is shared between them.

export const recall = (key) => sessionStorage.getItem(key);

export const remember = (key, value) => sessionStorage.setItem(key, value);
