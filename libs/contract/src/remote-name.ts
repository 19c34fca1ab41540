import { SITE_NAMESPACES } from './locales.ts';

/** Lower case words joined by hyphens, for names of remotes and namespaces. */
export const NAME_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const MAX_NAME_LENGTH = 40;

/** The name under which the shell is released, beside the remotes, none of which may have it. */
export const SHELL = 'shell';

/** Whether a remote may have this name. Names of the shell's namespaces are taken. */
export const isRemoteName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && NAME_PATTERN.test(text) && !(SITE_NAMESPACES as readonly string[]).includes(text);
