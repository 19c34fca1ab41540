import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Provider } from '../../platform/database/member-tables.ts';
import { assertSiteOpen } from '../../plugins/site-gate.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Account } from '../../viewing/caller.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { enterAccount, type LoginResult } from '../two-step/two-step-login.ts';
import { assertConfirmed, RECENT_MINUTES } from '../accounts/confirmation.ts';
import { findIdentityOwner, insertIdentity, type Identity } from './identities.repository.ts';
import { FLOW_MINUTES, saveFlow, spendOnce, takeFlow, type LoginFlow } from './login-flows.ts';
import { beginGoogle, finishGoogle, type GoogleAnswer } from './providers/google.ts';
import type { SocialProfile } from './providers/profile.ts';
import { readTelegram, type TelegramData } from './providers/telegram.ts';
import { beginTwitter, finishTwitter, type RequestToken } from './providers/twitter.ts';
import { toSitePath } from './site-path.ts';
import { createSocialAccount } from './social-accounts.ts';
import { AlreadyLinkedError, ProviderOffError, SocialLoginRefusedError } from './social.errors.ts';
import type { Start } from './social.schema.ts';

export type SocialResult = LoginResult | { linked: true };

/** The caller: the account of the token, if any, its country, and its browser. */
export interface Caller {
  account: Account | null;
  country: string | null;
  userAgent: string;
  locale: string;
}

/** The callback URL for a provider. */
const callbackOf = ({ config }: Context, provider: Provider): string => `${config.publicUrl}/auth/callback/${provider}`;

const optionsOf = <P extends Provider>({ config }: Context, provider: P) => {
  const options = config.social[provider];
  if (!options) throw new ProviderOffError();
  return options;
};

/**
 * Linking needs a signed-in account that was confirmed lately, because a linked login opens it from anywhere. @throws
 * SocialLoginRefusedError, ConfirmationRequiredError
 */
const linkTargetOf = async (
  { db }: Context,
  { link }: Start,
  { account }: Caller,
  minutes = RECENT_MINUTES,
): Promise<string | null> => {
  if (!link) return null;
  if (!account) throw new SocialLoginRefusedError();
  await assertConfirmed(db, account, minutes);
  return account.id;
};

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The begun login that an answer belongs to, if it comes from the same browser. @throws SocialLoginRefusedError */
const resumeFlow = async (
  { db, sealer }: Context,
  { provider, state, browserKey }: { provider: Provider; state: string; browserKey: string },
): Promise<LoginFlow> => {
  const flow = await takeFlow(db, sealer, { provider, state });
  if (!flow || !isSame(flow.browserKey, browserKey)) throw new SocialLoginRefusedError();
  return flow;
};

export const startGoogle = async (
  context: Context,
  start: Start,
  caller: Caller,
): Promise<{ url: string; flow: string }> => {
  const options = optionsOf(context, 'google');
  const linkTo = await linkTargetOf(context, start, caller);
  const { url, flow } = await beginGoogle(options, callbackOf(context, 'google'));
  const { state, ...secrets } = flow;
  const browserKey = newToken();
  const kept = { role: start.role, linkTo, browserKey, ...secrets };
  await saveFlow(context.db, context.sealer, { provider: 'google', state, flow: kept });
  return { url, flow: browserKey };
};

export const answerGoogle = async (
  context: Context,
  { flow: browserKey, ...answer }: GoogleAnswer & { flow: string },
  caller: Caller,
): Promise<SocialResult> => {
  const options = optionsOf(context, 'google');
  const { state } = answer;
  const flow = await resumeFlow(context, { provider: 'google', state, browserKey });
  const { nonce, codeVerifier } = flow;
  if (!nonce || !codeVerifier) throw new SocialLoginRefusedError();
  const redirectUri = callbackOf(context, 'google');
  const profile = await finishGoogle(options, { redirectUri, answer, flow: { state, nonce, codeVerifier } });
  return enterOrLink(context, { provider: 'google', profile, flow }, caller);
};

/** The browser keeps the request token's secret in a cookie, to prove that it began the login. */
export const startTwitter = async (
  context: Context,
  { callbackUrl, ...start }: Start & { callbackUrl: string },
  caller: Caller,
): Promise<RequestToken & { url: string; twCallbackUrl: string }> => {
  const options = optionsOf(context, 'twitter');
  const linkTo = await linkTargetOf(context, start, caller);
  const twCallbackUrl = toSitePath(callbackUrl, context.config.publicUrl);
  const begun = await beginTwitter(options, callbackOf(context, 'twitter'));
  const flow = { role: start.role, linkTo, browserKey: begun.oauthTokenSecret };
  await saveFlow(context.db, context.sealer, { provider: 'twitter', state: begun.oauthToken, flow });
  return { ...begun, twCallbackUrl };
};

export const answerTwitter = async (
  context: Context,
  answer: RequestToken & { oauthVerifier: string },
  caller: Caller,
): Promise<SocialResult> => {
  const options = optionsOf(context, 'twitter');
  const { oauthToken: state, oauthTokenSecret: browserKey } = answer;
  const flow = await resumeFlow(context, { provider: 'twitter', state, browserKey });
  const profile = await finishTwitter(options, answer);
  return enterOrLink(context, { provider: 'twitter', profile, flow }, caller);
};

/**
 * Telegram's login begins without a call to the API: the confirmation is accepted for as long as the other logins may
 * take.
 */
const TELEGRAM_LINK_MINUTES = RECENT_MINUTES + FLOW_MINUTES;

export const answerTelegram = async (
  context: Context,
  { data, ...start }: Start & { data: TelegramData },
  caller: Caller,
): Promise<SocialResult> => {
  const { profile, hash, freshUntil } = readTelegram(optionsOf(context, 'telegram'), data);
  const flow = { role: start.role, linkTo: await linkTargetOf(context, start, caller, TELEGRAM_LINK_MINUTES) };
  const isFirst = await spendOnce(context.db, { provider: 'telegram', key: hash, until: freshUntil });
  if (!isFirst) throw new SocialLoginRefusedError();
  return enterOrLink(context, { provider: 'telegram', profile, flow }, caller);
};

interface Proven {
  provider: Provider;
  profile: SocialProfile;
  flow: Pick<LoginFlow, 'role' | 'linkTo'>;
}

const linkIdentity = (context: Context, link: Identity & { userId: string }): Promise<void> =>
  context.work(async (unit) => {
    if (!(await insertIdentity(unit.db, link))) throw new AlreadyLinkedError();
    const { provider, userId } = link;
    tellAccount(unit, userId, 'security');
    await notifyOwner(context, unit, userId, (owner) => ({ template: 'login-linked', data: { ...owner, provider } }));
  });

/**
 * Links the login to the account that asked for it, or logs in to its account, which is created if there is none. While
 * the site is closed only existing accounts can log in, because they may be operators'; nothing is linked or created.
 */
const enterOrLink = async (
  context: Context,
  { provider, profile, flow }: Proven,
  caller: Caller,
): Promise<SocialResult> => {
  const { account, userAgent, locale } = caller;
  const identity = { provider, subject: profile.subject };
  if (flow.linkTo !== null) {
    // Not after the account has logged out, or logged in as another.
    if (account?.id !== flow.linkTo) throw new SocialLoginRefusedError();
    await assertSiteOpen(context, caller);
    await linkIdentity(context, { ...identity, userId: account.id });
    return { linked: true };
  }
  const owner = await findIdentityOwner(context.db, identity);
  if (owner?.deleted_at) throw new SocialLoginRefusedError();
  if (!owner) await assertSiteOpen(context, caller);
  const userId =
    owner?.id ??
    (await context.work((unit) => createSocialAccount(unit, { ...identity, profile, role: flow.role, locale })));
  const entered = await context.work(({ db }) => enterAccount(db, { userId, remember: true, userAgent }));
  if (!entered) throw new SocialLoginRefusedError();
  return entered;
};
