import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TwitterOptions } from '../../../platform/social-config.ts';
import { ProviderUnreachableError, SocialLoginRefusedError } from '../social.errors.ts';
import { authorizationOf, type SignedRequest } from './oauth-signature.ts';
import { toName, type SocialProfile } from './profile.ts';

/** Timeout of calls to Twitter. Milliseconds. */
const TIMEOUT_MS = 10_000;

export interface RequestToken {
  oauthToken: string;
  oauthTokenSecret: string;
}

interface Call {
  path: 'request_token' | 'access_token';
  /** Parameters beside those of every call. */
  parameters: Readonly<Record<string, string>>;
  tokenSecret?: string;
}

/**
 * Makes a signed call and parses the form of its answer.
 * @throws ProviderUnreachableError without an answer, SocialLoginRefusedError when Twitter refused
 */
const ask = async (
  { url: site, consumerKey, consumerSecret }: TwitterOptions,
  { path, parameters, tokenSecret = '' }: Call,
): Promise<Record<string, string>> => {
  const url = `${site}/oauth/${path}`;
  const request: SignedRequest = {
    method: 'POST',
    url,
    parameters: {
      ...parameters,
      oauth_consumer_key: consumerKey,
      oauth_nonce: randomUUID(),
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_version: '1.0',
    },
  };
  const authorization = authorizationOf(request, { consumerSecret, tokenSecret });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { ok, status, text } = await fetch(url, {
    method: 'POST',
    headers: { authorization },
    redirect: 'error',
    signal,
  })
    .then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }))
    .catch((cause: unknown) => {
      throw new ProviderUnreachableError({ cause });
    });
  if (!ok) throw new SocialLoginRefusedError({ cause: new Error(`Twitter answered ${status}`) });
  return Object.fromEntries(new URLSearchParams(text));
};

const requestTokenSchema = z.object({
  oauth_token: z.string().min(1),
  oauth_token_secret: z.string().min(1),
  // Twitter confirms the callback URL; without that, another visitor's answer could be injected (OAuth 1.0a).
  oauth_callback_confirmed: z.literal('true'),
});

/** A request token, with the URL where the visitor allows it. */
export const beginTwitter = async (
  options: TwitterOptions,
  callback: string,
): Promise<RequestToken & { url: string }> => {
  const answer = await ask(options, { path: 'request_token', parameters: { oauth_callback: callback } });
  const told = requestTokenSchema.safeParse(answer);
  if (!told.success) throw new SocialLoginRefusedError({ cause: told.error });
  const { oauth_token: oauthToken, oauth_token_secret: oauthTokenSecret } = told.data;
  const url = `${options.url}/oauth/authenticate?oauth_token=${encodeURIComponent(oauthToken)}`;
  return { oauthToken, oauthTokenSecret, url };
};

const accountSchema = z.object({ user_id: z.string().min(1).max(255), screen_name: z.string().optional() });

/**
 * Exchanges an allowed request token for the visitor's profile.
 * @throws SocialLoginRefusedError, ProviderUnreachableError
 */
export const finishTwitter = async (
  options: TwitterOptions,
  { oauthToken, oauthTokenSecret, oauthVerifier }: RequestToken & { oauthVerifier: string },
): Promise<SocialProfile> => {
  const answer = await ask(options, {
    path: 'access_token',
    parameters: { oauth_token: oauthToken, oauth_verifier: oauthVerifier },
    tokenSecret: oauthTokenSecret,
  });
  const account = accountSchema.safeParse(answer);
  if (!account.success) throw new SocialLoginRefusedError({ cause: account.error });
  // Twitter gives no verified e-mail.
  return { subject: account.data.user_id, name: toName(account.data.screen_name), verifiedEmail: null };
};
