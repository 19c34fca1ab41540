import webPush from 'web-push';
import type { Config } from '../../platform/config.ts';
import { postBounded } from '../../platform/outside/post-bounded.ts';
import type { VapidKeys } from '../settings/vapid-keys.ts';

/** A service that does not answer for so long is down. */
const TIMEOUT_MS = 15_000;

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  /** What its worker is told; encrypted for it alone. */
  payload: string;
  /** What replaces what was sent with the same and has not arrived: at most 32 letters of base64url. */
  topic: string;
  /** Seconds for which the service keeps it. */
  ttl: number;
  urgency: 'normal' | 'high';
}

/** What became of it; `later` may be tried again, not before `after` seconds if the service says so. */
export type PushOutcome = { state: 'taken' | 'gone' | 'refused' } | { state: 'later'; after: number | null };

/** Whom push services write to when something is wrong with what the site sends: RFC 8292. */
export const subjectOf = ({ contactEmail, publicUrl, mail }: Config): string => {
  if (contactEmail) return `mailto:${contactEmail}`;
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
};

const afterOf = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};

const outcomeOf = (status: number, retryAfter: string | undefined): PushOutcome => {
  if (status >= 200 && status < 300) return { state: 'taken' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status >= 500) return { state: 'later', after: afterOf(retryAfter) };
  return { state: 'refused' };
};

/**
 * Hands something encrypted and signed to a browser's push service (RFC 8030, 8291, 8292). A service that cannot be
 * reached is tried later.
 *
 * @param origins those that may be reached although they are not public
 */
export const sendPush = async (
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, ttl, urgency }: PushRequest,
  { keys, subject, origins }: { keys: VapidKeys; subject: string; origins: readonly string[] },
): Promise<PushOutcome> => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    ...{ TTL: ttl, topic, urgency },
  });
  const url = new URL(endpoint);
  const posted = { headers: headers as Record<string, string>, body, timeout: TIMEOUT_MS };
  const outcome = await postBounded(url, posted, { isTrusted: origins.includes(url.origin) });
  return 'status' in outcome ? outcomeOf(outcome.status, outcome.retryAfter) : { state: 'later', after: null };
};
