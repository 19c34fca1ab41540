import { createHmac } from 'node:crypto';
import { isDigestText } from '../../is-digest-text.ts';

export type EngineAction = 'publish' | 'read';

/** Longer than an engine takes to ask back; the token is made anew for each offer. */
const GOOD_FOR_MS = 30_000;

const digestOf = (secret: string, said: string): Buffer => createHmac('sha256', secret).update(said).digest();

const saying = (action: EngineAction, room: string, expiresAt: number): string => `${action}\n${room}\n${expiresAt}`;

/**
 * What the site shows an outside engine with one offer: good for one room, one action and half a minute. Clients never
 * get it.
 */
export const issueEngineToken = (
  secret: string,
  { action, room }: { action: EngineAction; room: string },
  now = Date.now(),
): string => {
  const expiresAt = now + GOOD_FOR_MS;
  return `${expiresAt}.${digestOf(secret, saying(action, room, expiresAt)).toString('base64url')}`;
};

/** Whether the site has issued a token for this room and action, and it is still good. */
export const isEngineToken = (
  secret: string,
  token: string,
  { action, room }: { action: EngineAction; room: string },
  now = Date.now(),
): boolean => {
  const [, expiresAt, digest] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (expiresAt === undefined || digest === undefined || Number(expiresAt) <= now) return false;
  return isDigestText(digestOf(secret, saying(action, room, Number(expiresAt))), digest);
};
