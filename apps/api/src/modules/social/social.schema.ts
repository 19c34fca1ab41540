import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

export const providerSchema = z.enum(['google', 'twitter', 'telegram']);
export const providerParams = z.object({ provider: providerSchema });

/** Links the login to the signed-in account instead of logging in. */
const linkSchema = z.boolean().default(false);
/** The role of a new account. */
const roleSchema = z.enum(['user', 'performer']).default('user');
const opaque = z.string().min(1).max(500);

export const startBody = z.object({ role: roleSchema, link: linkSchema });

export type Start = z.output<typeof startBody>;

export const twitterStartBody = startBody.extend({
  /** The page afterwards: a path, or a URL of this origin. */
  callbackUrl: z.string().max(2048).default(''),
});

export const googleStartAnswer = dataOf(
  z
    .object({
      /** The URL that the browser opens. */
      url: z.string(),
      /** A secret that the browser keeps and sends back with the code: proves that it began the login. */
      flow: z.string(),
    })
    .meta({ id: 'GoogleLoginStart' }),
);

export const googleCallbackBody = z.object({
  code: z.string().min(1).max(2048),
  state: opaque,
  /** The issuer, as the provider sends it. */
  iss: z.string().max(2048).optional(),
  flow: opaque,
});

export const twitterStartAnswer = dataOf(
  z
    .object({
      url: z.string(),
      /** The browser keeps the next two in cookies of these names, for a day. */
      oauthToken: z.string(),
      oauthTokenSecret: z.string(),
      /** For the cookie `twCallbackUrl`: a path of this site, or empty. */
      twCallbackUrl: z.string(),
    })
    .meta({ id: 'TwitterLoginStart' }),
);

export const twitterCallbackBody = z.object({ oauthToken: opaque, oauthTokenSecret: opaque, oauthVerifier: opaque });

export const telegramLoginBody = startBody.extend({
  /** The fields that Telegram signed, with their `hash`. */
  data: z.record(z.string().max(64), z.union([z.string().max(2048), z.number()])),
});

/** A token, a challenge for `/auth/login/two-step`, or that the login was linked. */
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
      /** Whether the account has a password. */
      hasPassword: z.boolean(),
      /** Whether logins can be linked and unlinked now; otherwise `/users/me/confirm` is needed first. */
      isConfirmed: z.boolean(),
      identities: z.array(z.object({ provider: providerSchema, createdAt: z.iso.datetime() })),
    })
    .meta({ id: 'Identities' }),
);
