/** `main.3f2a9c1b.js.map`: the sources of the shell, or of a remote, as they were written. */
export const isSourceMap = (file: string): boolean => /\.map$/i.test(file);

/** For a URL that changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Nothing between the visitor and the site keeps it. */
const OWN = 'private, no-cache';

/** `main.3f2a9c1b.js`: the hash in the name changes with the content. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
const FILE_EXTENSION = /\.(?:js|css|html|map|json|png|jpe?g|webp|avif|svg|ico|woff2|txt|xml|webmanifest)$/i;

/**
 * The Cache-Control header of a shell's file. Source maps are not for everybody.
 *
 * @param file path or name of the file
 */
export const cacheControlOf = (file: string): string => {
  if (isSourceMap(file)) return OWN;
  return HASHED_NAME.test(file) ? IMMUTABLE : REVALIDATE;
};

/** The same of a file below a version's address, which is a hash of every file. */
export const cacheControlOfVersion = (file: string): string => (isSourceMap(file) ? OWN : IMMUTABLE);

/**
 * Whether a request is for a file, not a page. The path alone does not tell, because a username may look like a file
 * name (`/mahsa.art`, even `/notes.txt`): a browser that opens a page sends headers for that.
 */
export const isFileRequest = (pathname: string, accept: string | undefined): boolean =>
  FILE_EXTENSION.test(pathname) && !(accept ?? '').includes('text/html');
