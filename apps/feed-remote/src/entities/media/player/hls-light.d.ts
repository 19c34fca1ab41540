/** The build without what we do not use (encryption, subtitles and sounds of their own) comes without types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
