import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findSession } from './session.repository.ts';

const COOKIE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
/** The cookie is sent to the login routes only. */
const PATH = '/api/auth';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Devices kept for each account, and accounts kept for each browser; the newest. */
const MOST = 20;

/** The device id in a request's cookie; null for a browser from which nobody has logged in. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;

/** Whether the account has logged in from that device before. Devices of other accounts do not count. */
export const isKnownDevice = async (db: Queryable, userId: string, device: string): Promise<boolean> => {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(device))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
};

const trim = async (db: Queryable, column: 'user_id' | 'token_hash', value: string | Buffer): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where(column, '=', value)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'token_hash'),
        'not in',
        selectFrom('known_devices')
          .select(['user_id', 'token_hash'])
          .where(column, '=', value)
          .orderBy('last_used_at', 'desc')
          .limit(MOST)
          .$asTuple('user_id', 'token_hash'),
      ),
    )
    .execute();
};

/**
 * Makes the browser a known device of the account of a new session, and returns its new id. The former id becomes void,
 * so that an attacker who planted it gains nothing.
 */
const rememberDevice = async (
  { work }: Context,
  { token, device, userAgent }: { token: string; device: string | null; userAgent: string },
): Promise<string | null> =>
  work(async ({ db }) => {
    const session = await findSession(db, token);
    if (!session) return null;
    const fresh = newToken();
    const token_hash = hashToken(fresh);
    if (device !== null) {
      await db.updateTable('known_devices').set({ token_hash }).where('token_hash', '=', hashToken(device)).execute();
    }
    const seen = {
      session_id: session.sessionId,
      user_agent: userAgent.slice(0, 300),
      last_used_at: new Date(),
      expires_at: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    };
    await db
      .insertInto('known_devices')
      .values({ id: newId(), user_id: session.id, token_hash, ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(seen))
      .execute();
    await trim(db, 'user_id', session.id);
    await trim(db, 'token_hash', token_hash);
    return fresh;
  });

/** Forgets the devices of ended sessions, chosen as in `endSessions`; all of the account's without a choice. */
export const forgetDevices = async (
  db: Queryable,
  userId: string,
  { only, except }: { only?: string | undefined; except?: string | undefined },
): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('session_id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('session_id', '!=', except ?? ''))
    .execute();
};

/** An account's known devices, the latest login first; at most {@link MOST}. */
export const listDevices = (db: Queryable, userId: string) =>
  db
    .selectFrom('known_devices')
    .select(['id', 'session_id', 'user_agent', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Forgets a device; false when it was not known. */
export const forgetDevice = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const tokenIn = (answer: unknown): string | null => {
  const data = (answer as { data?: { token?: unknown } } | null)?.data;
  return typeof data?.token === 'string' ? data.token : null;
};

/** A `preSerialization` hook for each route that may answer a session token: makes the browser a known device. */
export const rememberingDevice =
  (context: Context) =>
  async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    const token = tokenIn(answer);
    const userAgent = request.headers['user-agent'] ?? '';
    const device =
      token === null ? null : await rememberDevice(context, { token, device: deviceOf(request), userAgent });
    if (device === null) return answer;
    const isSecure = request.protocol === 'https' || context.config.publicUrl.startsWith('https:');
    const attributes = `Path=${PATH}; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', `device=${device}; ${attributes}${isSecure ? '; Secure' : ''}`);
    return answer;
  };
