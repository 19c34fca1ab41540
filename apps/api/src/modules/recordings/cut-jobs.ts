/**
 * The names of the jobs that cut films. They stand apart from what does the work, because requests queue it and must not
 * reach anything that runs a program.
 */
export const CUT_CLIP = 'cut-clip-of-recording';
export const TRIM_FILM = 'trim-film-of-recording';
