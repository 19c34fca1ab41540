import type { Config } from './config.ts';

/**
 * The absolute URL of a page, for mails: `siteUrl(config, '/auth/verify-email', { token })`. What only the page may know
 * stands in the fragment, which is sent to no server and written to no log.
 */
export const siteUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: string,
  secrets: Readonly<Record<string, string>> = {},
): string => {
  const fragment = new URLSearchParams(secrets).toString();
  return `${publicUrl}${path}${fragment && `#${fragment}`}`;
};
