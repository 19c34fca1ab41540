import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

export const providerSchema = z.enum(['google', 'twitter', 'telegram']);
export const providerParams = z.object({ provider: providerSchema });

/** Links the login to the account of the token instead of logging in. */
const linkSchema = z.boolean().default(false);
/** What a new account becomes. */
const roleSchema = z.enum(['user', 'performer']).default('user');
const opaque = z.string().min(1).max(500);

export const startBody = z.object({ role: roleSchema, link: linkSchema });

export type Start = z.output<typeof startBody>;

export const twitterStartBody = startBody.extend({
  /** Where to go afterwards, inside the site: a path, or an address of this origin. */
  callbackUrl: z.string().max(2048).default(''),
});

export const googleStartAnswer = dataOf(
  z
    .object({
      /** Where the browser goes now. */
      url: z.string(),
      /** Kept by this browser until it comes back, and given back with the code: proves that it is the same one. */
      flow: z.string(),
    })
    .meta({ id: 'GoogleLoginStart' }),
);

export const googleCallbackBody = z.object({
  code: z.string().min(1).max(2048),
  state: opaque,
  /** Who answered, as the provider says. */
  iss: z.string().max(2048).optional(),
  flow: opaque,
});

export const twitterStartAnswer = dataOf(
  z
    .object({
      url: z.string(),
      /** The next two are kept in the cookies of these names, for a day. */
      oauthToken: z.string(),
      oauthTokenSecret: z.string(),
      /** For the cookie `twCallbackUrl`: a path of this site, or empty. */
      twCallbackUrl: z.string(),
    })
    .meta({ id: 'TwitterLoginStart' }),
);

export const twitterCallbackBody = z.object({ oauthToken: opaque, oauthTokenSecret: opaque, oauthVerifier: opaque });

export const telegramLoginBody = startBody.extend({
  /** What Telegram signed, field by field, with its `hash`. */
  data: z.record(z.string().max(64), z.union([z.string().max(2048), z.number()])),
});

/** A token; a challenge for `/auth/login/two-step`; or that the login was linked. */
export const socialLoginAnswer = dataOf(
  z.union([
    z.object({ token: z.string() }),
    z.object({ twoFactorRequired: z.literal(true), challenge: z.string() }),
    z.object({ linked: z.literal(true) }),
  ]),
);

export const identitiesAnswer = dataOf(
  z
    .object({
      /** Whether the account can be entered by a password. */
      hasPassword: z.boolean(),
      /** Whether logins may be linked and unlinked now; else `/users/me/confirm` comes first. */
      isConfirmed: z.boolean(),
      identities: z.array(z.object({ provider: providerSchema, createdAt: z.iso.datetime() })),
    })
    .meta({ id: 'Identities' }),
);
