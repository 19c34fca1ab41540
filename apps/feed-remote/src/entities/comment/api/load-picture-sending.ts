/** What sends a picture. It is fetched when one is chosen: it may be sent when the line has gone. */
export const loadPictureSending = () => import('./send-with-picture.ts');
