import { OAuth } from 'oauth';
import { z } from 'zod';
import type { TwitterOptions } from '../../../platform/social-config.ts';
import { ProviderUnreachableError, SocialLoginRefusedError } from '../social.errors.ts';
import { toName, type SocialProfile } from './profile.ts';

/** How long Twitter may take to answer. Milliseconds. */
const TIMEOUT_MS = 10_000;

const clientOf = ({ url, consumerKey, consumerSecret }: TwitterOptions, callback: string | null): OAuth =>
  new OAuth(
    `${url}/oauth/request_token`,
    `${url}/oauth/access_token`,
    consumerKey,
    consumerSecret,
    '1.0A',
    callback,
    'HMAC-SHA1',
  );

export interface RequestToken {
  oauthToken: string;
  oauthTokenSecret: string;
}

type Answer = (error: unknown, token: string, secret: string, rest: unknown) => void;

interface TwitterAnswer extends RequestToken {
  rest: unknown;
}

/** One call of the library as a promise. Without a status there was no answer; with one, Twitter refused. */
const ask = (call: (answer: Answer) => void): Promise<TwitterAnswer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProviderUnreachableError()), TIMEOUT_MS);
    call((error, oauthToken, oauthTokenSecret, rest) => {
      clearTimeout(timer);
      if (!error) return resolve({ oauthToken, oauthTokenSecret, rest });
      const isRefusal = typeof error === 'object' && 'statusCode' in error;
      reject(
        isRefusal ? new SocialLoginRefusedError({ cause: error }) : new ProviderUnreachableError({ cause: error }),
      );
    });
  });

/** A request token, with where the visitor goes to allow it. */
export const beginTwitter = async (
  options: TwitterOptions,
  callback: string,
): Promise<RequestToken & { url: string }> => {
  const client = clientOf(options, callback);
  const { rest, ...token } = await ask((answer) => client.getOAuthRequestToken(answer));
  // Twitter confirms that it knows where to go back to; without that, somebody else's answer could come (OAuth 1.0a).
  const isConfirmed = z.object({ oauth_callback_confirmed: z.literal('true') }).safeParse(rest).success;
  if (!isConfirmed || !token.oauthToken || !token.oauthTokenSecret) throw new SocialLoginRefusedError();
  return { ...token, url: `${options.url}/oauth/authenticate?oauth_token=${encodeURIComponent(token.oauthToken)}` };
};

const accountSchema = z.object({ user_id: z.string().min(1).max(255), screen_name: z.string().optional() });

/**
 * Exchanges an allowed request token for who the visitor is.
 * @throws SocialLoginRefusedError, ProviderUnreachableError
 */
export const finishTwitter = async (
  options: TwitterOptions,
  { oauthToken, oauthTokenSecret, oauthVerifier }: RequestToken & { oauthVerifier: string },
): Promise<SocialProfile> => {
  const client = clientOf(options, null);
  const { rest } = await ask((answer) =>
    client.getOAuthAccessToken(oauthToken, oauthTokenSecret, oauthVerifier, answer),
  );
  const account = accountSchema.safeParse(rest);
  if (!account.success) throw new SocialLoginRefusedError({ cause: account.error });
  // Twitter tells no e-mail that could be relied on.
  return { subject: account.data.user_id, name: toName(account.data.screen_name), verifiedEmail: null };
};
