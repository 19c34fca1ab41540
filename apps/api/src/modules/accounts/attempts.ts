import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { TooManyRequestsError } from '../../errors/common-errors.ts';
import { LIMITS, scaled } from '../../platform/limits.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface AttemptLimit {
  /** What is limited, and for whom: `two-step:<account>`, `login:<username>`. */
  key: string;
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
export const QUARTER_HOUR_MS = 15 * MINUTE_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** Per network, registrations of fans and performers together. */
export const REGISTRATIONS = { max: LIMITS.registrationsPerHour, windowMs: HOUR_MS };
export const SALTS = { max: LIMITS.saltsPerQuarterHour, windowMs: QUARTER_HOUR_MS };
/** Letters to one mailbox: enough to replace a lost one, too few to be a nuisance. */
export const LETTERS = { max: 5, windowMs: HOUR_MS };
export const RECOVERIES = { max: LIMITS.recoveriesPerHour, windowMs: HOUR_MS };

/** Names are hashed: the table must not become a list of who tried to log in. */
const digestOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Attempts from one address. The limit is scaled like the limit of requests from an address. */
export const byAddress = (
  { config }: Pick<Context, 'config'>,
  what: string,
  address: string,
  { max, windowMs }: Omit<AttemptLimit, 'key'>,
): AttemptLimit => ({
  key: `${what}:address:${networkOf(address)}`,
  max: scaled(max, config),
  windowMs,
});

/** Failed logins of one network; past its limit each login from there needs the puzzle. */
export const failedLoginsOf = (context: Pick<Context, 'config'>, address: string): AttemptLimit => {
  const max = LIMITS.freeFailedLoginsPerQuarterHour;
  const limit = byAddress(context, 'login', address, { max, windowMs: QUARTER_HOUR_MS });
  return { ...limit, max: Math.max(max, limit.max) };
};

/** Attempts on one account, by the name that was typed, whether such an account exists or not. */
export const byAccount = (what: string, name: string, limit: Omit<AttemptLimit, 'key'>): AttemptLimit => ({
  key: `${what}:account:${digestOf(name)}`,
  ...limit,
});

/** Attempts on one account from a known device. */
export const byDevice = (
  what: string,
  userId: string,
  device: string,
  limit: Omit<AttemptLimit, 'key'>,
): AttemptLimit => ({ key: `${what}:device:${digestOf(`${userId} ${device}`)}`, ...limit });

/** Attempts on one account from one address. */
export const byBoth = (
  what: string,
  name: string,
  address: string,
  limit: Omit<AttemptLimit, 'key'>,
): AttemptLimit => ({ key: `${what}:both:${digestOf(`${networkOf(address)} ${name}`)}`, ...limit });

/**
 * Counts an attempt before it is made, for all processes, without a limit. Call it outside the transaction of the
 * attempt, or a failed one would not be counted.
 */
export const noteAttempt = async (
  db: Queryable,
  { key, windowMs }: AttemptLimit,
): Promise<{ count: number; window_ends_at: Date }> => {
  const windowEnd = new Date(Date.now() + windowMs);
  return db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at <= now() then 1 else attempts.count + 1 end`,
        window_ends_at: sql<Date>`case when attempts.window_ends_at <= now() then excluded.window_ends_at
          else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
};

const secondsUntil = (at: Date): number => Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000));

/** Counts an attempt as {@link noteAttempt} does. @throws TooManyRequestsError with the time to wait, past the limit */
export const countAttempt = async (db: Queryable, limit: AttemptLimit): Promise<void> => {
  const { count, window_ends_at } = await noteAttempt(db, limit);
  if (count > limit.max) throw new TooManyRequestsError({ retryAfter: secondsUntil(window_ends_at) });
};

/** Resets a counter, after a successful attempt. */
export const forgetAttempts = async (db: Queryable, key: string): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
};

/** Counts an attempt against each of some limits. @throws TooManyRequestsError when one of them is used up */
export const countAttempts = async (db: Queryable, limits: readonly AttemptLimit[]): Promise<void> => {
  for (const limit of limits) await countAttempt(db, limit);
};

/** The attempts counted so far within each limit's window. */
export const attemptsSoFar = async (db: Queryable, limits: readonly Pick<AttemptLimit, 'key'>[]): Promise<number[]> => {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .selectFrom('attempts')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .execute();
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
};

/** Uncounts an attempt that succeeded. */
export const forgiveAttempt = async (db: Queryable, limits: readonly Pick<AttemptLimit, 'key'>[]): Promise<void> => {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: sql<number>`greatest(${eb.ref('count')} - 1, 0)` }))
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
};
