/** What people write, read the same way in the browser and on the server: what it shows, its tags, its topics. */
export { beginningOf } from './words/beginning.ts';
export * from './words/blank.ts';
export * from './words/shown.ts';
export { findMarkup, type Piece } from './words/find-markup.ts';
export * from './words/marks.ts';
export * from './words/signs.ts';
export { firstLink } from './words/first-link.ts';
export { readableAddress } from './words/readable-address.ts';
