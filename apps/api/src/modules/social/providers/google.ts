import * as openid from 'openid-client';
import type { GoogleOptions } from '../../../platform/social-config.ts';
import { ProviderUnreachableError, SocialLoginRefusedError } from '../social.errors.ts';
import { toName, type SocialProfile } from './profile.ts';

/** For each request to the provider. Seconds. */
const TIMEOUT = 10;

const configurations = new WeakMap<GoogleOptions, Promise<openid.Configuration>>();

/** The provider's discovery document, cached; requested again after a failure. */
const configurationOf = (options: GoogleOptions): Promise<openid.Configuration> => {
  const known = configurations.get(options);
  if (known) return known;
  const asked = discover(options);
  configurations.set(options, asked);
  asked.catch(() => configurations.delete(options));
  return asked;
};

const discover = async ({ issuer, clientId, clientSecret }: GoogleOptions): Promise<openid.Configuration> => {
  const url = new URL(issuer);
  try {
    return await openid.discovery(url, clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // A provider on this machine, for development and tests; all others must use TLS.
      execute: isLoopback(url) ? [openid.allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw new ProviderUnreachableError({ cause });
  }
};

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Stored from the beginning of a login to its end, see login-flows.ts. */
export interface GoogleFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The URL to log in at Google, and what its answer is checked against. */
export const beginGoogle = async (
  options: GoogleOptions,
  redirectUri: string,
): Promise<{ url: string; flow: GoogleFlow }> => {
  const flow = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    codeVerifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(await configurationOf(options), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, flow };
};

export interface GoogleAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

/**
 * Exchanges the returned code for the visitor's profile. openid-client checks signature, issuer, audience, times,
 * state, nonce and PKCE.
 * @throws SocialLoginRefusedError, ProviderUnreachableError
 */
export const finishGoogle = async (
  options: GoogleOptions,
  { redirectUri, answer, flow }: { redirectUri: string; answer: GoogleAnswer; flow: GoogleFlow },
): Promise<SocialProfile> => {
  const configuration = await configurationOf(options);
  const current = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) current.searchParams.set(name, value);
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SocialLoginRefusedError();
    // Some providers leave the profile out of the ID token.
    const profile = claims.email ? claims : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return toProfile(claims.sub, profile);
  } catch (cause) {
    // What fetch throws without an answer; refusals by the provider or a check are other errors.
    if (cause instanceof TypeError && cause.message === 'fetch failed') throw new ProviderUnreachableError({ cause });
    throw new SocialLoginRefusedError({ cause });
  }
};

const toProfile = (subject: string, claims: Record<string, unknown>): SocialProfile => {
  const text = (name: string): string | null => (typeof claims[name] === 'string' ? claims[name] : null);
  const email = text('email');
  return {
    subject,
    name: toName(text('name'), email?.split('@')[0]),
    verifiedEmail: email && claims.email_verified === true ? email.toLowerCase().slice(0, 320) : null,
  };
};
