import type { Config } from './config.ts';

/** The absolute URL of a page, for mails: `siteUrl(config, '/auth/verify-email', { token })`. */
export const siteUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${path}${search ? `?${search}` : ''}`;
};
