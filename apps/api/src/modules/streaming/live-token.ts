import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isDigestText } from '../../platform/is-digest-text.ts';
import type { Account } from '../../viewing/caller.ts';

/** By which such a token is told from a session's. */
const PREFIX = 'blt_';
const PURPOSE = 'live token';
const GOOD_FOR_MS = 5 * 60_000;

export type LiveRole = 'publisher' | 'subscriber';

/** What it says: in this order, and without names, because a token has at most 200 characters. */
const factsSchema = z.tuple([z.uuid(), z.enum(['publisher', 'subscriber']), z.uuid(), z.number()]);

interface Facts {
  streamId: string;
  role: LiveRole;
  /** Of the session that asked: with it the token ends. */
  sessionId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
type Keys = Pick<Context, 'sealer'>;

/** A short credential for one stream in one role, for clients that shall not hold a session's token. */
export const issueLiveToken = (
  keys: Keys,
  { streamId, role, sessionId }: Omit<Facts, 'expiresAt'>,
  now = Date.now(),
) => {
  const expiresAt = now + GOOD_FOR_MS;
  const said = Buffer.from(JSON.stringify([streamId, role, sessionId, expiresAt])).toString('base64url');
  return { token: `${PREFIX}${said}.${digestOf(keys, said).toString('base64url')}`, expiresAt };
};

const digestOf = ({ sealer }: Keys, said: string): Buffer => sealer.digest(said, PURPOSE);

/** What an unexpired token of this site says; null for any other. */
export const readLiveToken = (keys: Keys, token: string, now = Date.now()): Facts | null => {
  const [, said, digest] = /^blt_([\w-]{1,160})\.([\w-]{43})$/.exec(token) ?? [];
  if (said === undefined || digest === undefined) return null;
  if (!isDigestText(digestOf(keys, said), digest)) return null;
  const [streamId, role, sessionId, expiresAt] = factsSchema.parse(
    JSON.parse(Buffer.from(said, 'base64url').toString()),
  );
  return expiresAt > now ? { streamId, role, sessionId, expiresAt } : null;
};

/** For a route of one stream: the account of a token for that stream and role, as long as its session is valid. */
export const accountOfLiveToken =
  (context: Context, role: LiveRole) =>
  async ({ params }: FastifyRequest, token: string): Promise<Account | null> => {
    const facts = readLiveToken(context, token);
    const { id } = Object(params);
    return facts?.role === role && facts.streamId === id ? context.sessions.accountOf(facts.sessionId) : null;
  };
