import type { IdentitiesIdentitiesItemProvider, StartGoogleLoginBodyRole } from '@barg/api-client/models';
import {
  finishGoogleLogin,
  finishTwitterLogin,
  loginByTelegram,
  startGoogleLogin,
  startTwitterLogin,
} from '@barg/api-client/auth';
import { readCookie, safeReturnUrl, writeCookie } from '@barg/session';
import { tabStore } from '@barg/runtime/browser-stores';

export type Provider = IdentitiesIdentitiesItemProvider;

export interface SocialStart {
  /** The role of a new account. */
  role: StartGoogleLoginBodyRole;
  /** Links the login to the signed-in account. */
  link: boolean;
  /** The path afterwards; null: the default. */
  returnTo: string | null;
}

/** Stored in this tab while the visitor is at the provider, so that only the same tab can finish the login. */
interface Journey extends SocialStart {
  provider: Provider;
  key: string;
}

const JOURNEY = 'barg.social-login';
const TELEGRAM = 'https://oauth.telegram.org/auth';

/** The spec's cookies of the Twitter flow; they live one day. */
const TWITTER_COOKIES = ['oauthToken', 'oauthTokenSecret', 'twCallbackUrl', 'role'] as const;
const TWITTER_DAYS = 1;

const remember = (journey: Journey): void => void tabStore.setItem(JOURNEY, JSON.stringify(journey));

/** Takes this tab's stored journey, once, so that an answer is not used twice. */
function takeJourney(provider: Provider): Journey | null {
  const stored = tabStore.getItem(JOURNEY);
  tabStore.removeItem(JOURNEY);
  const journey = stored ? (JSON.parse(stored) as Journey) : null;
  return journey?.provider === provider ? journey : null;
}

/** Prepares a login at a provider; returns its URL. Rejects with ApiError. */
export async function leaveFor(provider: Provider, start: SocialStart): Promise<string> {
  if (provider === 'twitter') return leaveForTwitter(start);
  const { role, link } = start;
  const begun = await startGoogleLogin({ role, link });
  remember({ ...start, provider, key: begun.flow });
  return begun.url;
}

async function leaveForTwitter({ role, link, returnTo }: SocialStart): Promise<string> {
  const { url, oauthToken, oauthTokenSecret, twCallbackUrl } = await startTwitterLogin({
    role,
    link,
    callbackUrl: returnTo ?? '',
  });
  const values = { oauthToken, oauthTokenSecret, twCallbackUrl, role };
  for (const name of TWITTER_COOKIES) writeCookie(name, values[name], { days: TWITTER_DAYS });
  return url;
}

/**
 * Telegram's page instead of its script, which would be foreign code on the login page. It returns the same signed
 * fields.
 */
export function leaveForTelegram(botId: string, start: SocialStart): string {
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  remember({ ...start, provider: 'telegram', key });
  const back = new URL(`/auth/callback/telegram?state=${key}`, location.origin);
  const query = new URLSearchParams({ bot_id: botId, origin: location.origin, return_to: back.href });
  return `${TELEGRAM}?${query.toString()}`;
}

/** The result of coming back. */
export type Arrival =
  | { kind: 'entrance'; entrance: { token?: string; challenge?: string }; returnTo: string | null }
  | { kind: 'linked'; returnTo: string | null }
  | { kind: 'cancelled' };

type Answer = Awaited<ReturnType<typeof finishGoogleLogin>>;

const toArrival = (answer: Answer, returnTo: string | null): Arrival =>
  'linked' in answer ? { kind: 'linked', returnTo } : { kind: 'entrance', entrance: answer, returnTo };

/** Sends the provider's answer to the server. Rejects with ApiError. */
export function arriveFrom(provider: Provider, { search, hash }: { search: string; hash: string }): Promise<Arrival> {
  const query = new URLSearchParams(search);
  if (provider === 'twitter') return arriveFromTwitter(query);
  const journey = takeJourney(provider);
  return provider === 'google' ? arriveFromGoogle(query, journey) : arriveFromTelegram(query, hash, journey);
}

async function arriveFromGoogle(query: URLSearchParams, journey: Journey | null): Promise<Arrival> {
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  if (!journey || !code || !state) return { kind: 'cancelled' };
  const answer = await finishGoogleLogin({ code, state, flow: journey.key, ...(iss ? { iss } : {}) });
  return toArrival(answer, journey.returnTo);
}

async function arriveFromTwitter(query: URLSearchParams): Promise<Arrival> {
  const [oauthToken, oauthTokenSecret, twCallbackUrl] = TWITTER_COOKIES.map(readCookie);
  for (const name of TWITTER_COOKIES) writeCookie(name, '', { days: 0 });
  const oauthVerifier = query.get('oauth_verifier');
  if (!oauthToken || !oauthTokenSecret || !oauthVerifier || query.get('oauth_token') !== oauthToken)
    return { kind: 'cancelled' };
  const answer = await finishTwitterLogin({ oauthToken, oauthTokenSecret, oauthVerifier });
  // Others can write cookies: only a path inside the site is followed.
  return toArrival(answer, safeReturnUrl(twCallbackUrl));
}

/** The fields that Telegram signed: JSON in base64, in the fragment. */
function readTelegramResult(hash: string): Record<string, string | number> | null {
  const encoded = new URLSearchParams(hash.replace(/^#/, '')).get('tgAuthResult');
  if (!encoded || encoded === 'false') return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string | number>;
  } catch {
    return null;
  }
}

async function arriveFromTelegram(query: URLSearchParams, hash: string, journey: Journey | null): Promise<Arrival> {
  const data = readTelegramResult(hash);
  if (!journey || !data || query.get('state') !== journey.key) return { kind: 'cancelled' };
  const { role, link, returnTo } = journey;
  return toArrival(await loginByTelegram({ data, role, link }), returnTo);
}
