import type { IntentName } from './intents.ts';

/** First segments of the addresses of the shell's own pages: no route of a remote is meant by them. */
export const SHELL_SEGMENTS: readonly string[] = ['auth', 'contact', 'operator', 'page', 'user', 'users'];

/** Whether an address is one of the shell's own, as its router reads it, which tells no capitals. */
export const isShellAddress = (pathname: string): boolean =>
  SHELL_SEGMENTS.includes((pathname.split('/')[1] ?? '').toLowerCase());

/** The intents that the shell answers itself: there on every page of the site. */
export const SHELL_INTENTS = [
  'site.report',
  'site.block',
  'site.confirm',
  'site.prove',
] as const satisfies readonly IntentName[];
