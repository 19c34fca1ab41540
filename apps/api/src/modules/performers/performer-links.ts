import { z } from 'zod';

export const LINK_KINDS = ['website', 'instagram', 'x', 'youtube', 'telegram', 'tiktok', 'other'] as const;

const MAX_LINKS = 10;
const MAX_URL = 2048;

/** `https://instagram.com@evil.example` looks like another site than the one to which it leads. */
const hasNoCredentials = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
};

/** A link on a performer's profile: only http or https, so that no link runs a script. */
export const performerLinkSchema = z
  .object({
    kind: z.enum(LINK_KINDS),
    url: z
      .string()
      .trim()
      .max(MAX_URL)
      .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).refine(hasNoCredentials)),
  })
  .meta({ id: 'PerformerLink' });

export type PerformerLink = z.infer<typeof performerLinkSchema>;

export const performerLinksSchema = z.array(performerLinkSchema).max(MAX_LINKS);
