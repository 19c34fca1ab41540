import { z } from 'zod';

const MAX_LINK = 2048;

/** A path of this site. */
export const sitePathSchema = z
  .string()
  .max(MAX_LINK)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'operator:settings.badPath');

/** A path of this site, or an address of the web. */
export const linkSchema = z.union(
  [sitePathSchema, z.url({ protocol: /^https?$/ }).max(MAX_LINK)],
  'operator:settings.badPath',
);
