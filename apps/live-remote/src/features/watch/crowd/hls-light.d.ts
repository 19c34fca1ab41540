/** The light build of hls.js, without encryption, subtitles and alternative audio, has no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
