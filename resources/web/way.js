// The way to a host in the same network; farway.js is the other.
const look = (dark) => (dark ? "dark" : "light");
export const dial = () => new WebSocket(`ws://${location.host}/line`);
export const told = () => location.hash.slice(1);
export const art = (game, piece, dark, owner) => `/art/${game}/${piece}.${look(dark)}.${owner ?? "none"}`;
export const emblem = (number, dark) => `/art/emblem/${number}.${look(dark)}`;
export const theme = () => {};
export const taken = (take) => take;
export const ownPage = (take) => take?.replace("/take/", "/own/");
