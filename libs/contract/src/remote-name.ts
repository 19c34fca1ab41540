import { SITE_NAMESPACES } from './locales.ts';

/** Lower case words joined by hyphens: what remotes are called, and the namespaces of texts. */
export const NAME_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const MAX_NAME_LENGTH = 40;

/**
 * Whether a remote may be called that. Not what the shell calls its own texts, because a remote's lie under its name.
 */
export const isRemoteName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && NAME_PATTERN.test(text) && !(SITE_NAMESPACES as readonly string[]).includes(text);
