/** First segments of the addresses of the shell's own pages: no route of a remote that begins with a parameter is meant. */
export const SHELL_SEGMENTS: readonly string[] = ['auth', 'contact', 'operator', 'page', 'user', 'users'];

/** Whether an address is one of the shell's own, as its router reads it, which tells no capitals. */
export const isShellAddress = (pathname: string): boolean =>
  SHELL_SEGMENTS.includes((pathname.split('/')[1] ?? '').toLowerCase());
