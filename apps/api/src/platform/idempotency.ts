import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { hotStatement } from './database/hot-statement.ts';
import { hot } from './database/named-statements.ts';
import { defineError } from '../errors/app-error.ts';
import type { Queryable, UnitOfWork } from './unit-of-work.ts';

export class IdempotencyKeyReusedError extends defineError({
  code: 'idempotency.key_reused',
  status: 409,
  messages: {
    'fa-IR': 'این کلید پیش‌تر برای درخواست دیگری به کار رفته است.',
    'en-US': 'This key was already used for another request.',
    'ar-EG': 'استُخدم هذا المفتاح سابقًا لطلب آخر.',
  },
}) {}

/** What identifies a repeated request: the caller, the key it sent, and a hash of the route and body. */
export interface IdempotencyClaim {
  userId: string;
  key: string;
  route: string;
  requestHash: Buffer;
}

/** SHA-256 over the concrete URL and the body, so the same key for another item counts as another request. */
export const hashRequest = (url: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(url)
    .update('\0')
    .update(JSON.stringify(body ?? null))
    .digest();

/** An act in two steps. */
export interface TwoSteps<Known, T> {
  /** Only reads: it is asked before it is known whether the act was done already. */
  lookUp(unit: UnitOfWork): Promise<Known>;
  act(unit: UnitOfWork, known: Known): Promise<T>;
}

export const runSteps = async <Known, T>(unit: UnitOfWork, { lookUp, act }: TwoSteps<Known, T>): Promise<T> =>
  act(unit, await lookUp(unit));

/**
 * Acts at most once for a claim, inside the caller's transaction: the answer is stored by the same commit that moves the
 * money, so after a crash there is either both or neither. A concurrent request with the same key waits on the row.
 * Without a claim (the header is optional) it simply acts. What is looked up is asked for together with the claim.
 *
 * @throws IdempotencyKeyReusedError when the key belongs to another request.
 */
export const runStepsOnce = async <Known, T extends object>(
  unit: UnitOfWork,
  claim: IdempotencyClaim | null,
  steps: TwoSteps<Known, T>,
): Promise<T> => {
  if (!claim) return runSteps(unit, steps);
  const claimed = insertClaim(unit.db, claim);
  const known = steps.lookUp(unit);
  // Fails only for whoever acts.
  known.catch(() => {});
  if ((await claimed).length === 0) return storedAnswer<T>(unit, claim);
  const answer = await steps.act(unit, await known);
  const { userId, key } = claim;
  unit.withCommit(storeAnswer(unit.db, { userId, key, response: JSON.stringify(answer) }));
  return answer;
};

/** {@link runStepsOnce} for what is one step. */
export const runIdempotent = <T extends object>(
  unit: UnitOfWork,
  claim: IdempotencyClaim | null,
  body: () => Promise<T>,
): Promise<T> => runStepsOnce(unit, claim, { lookUp: () => Promise.resolve(), act: body });

const insertClaim = hotStatement(
  ({ userId, key, route, requestHash }: IdempotencyClaim) => sql<{ key: string }>`${hot('idempotency-claim')}
    insert into idempotency_keys (user_id, key, route, request_hash)
    values (${userId}, ${key}, ${route}, ${requestHash})
    on conflict (user_id, key) do nothing returning key`,
);

const storeAnswer = hotStatement(
  ({ userId, key, response }: { userId: string; key: string; response: string }) => sql`${hot('idempotency-answer')}
    update idempotency_keys set status_code = 200, response = ${response} where user_id = ${userId} and key = ${key}`,
);

/**
 * The answer that is stored for a claim; undefined where none is yet. For what must not be done twice and not inside a
 * transaction either, as asking a gateway.
 * @throws IdempotencyKeyReusedError when the key belongs to another request.
 */
export const findAnswer = async <T>(db: Queryable, claim: IdempotencyClaim): Promise<T | undefined> => {
  const row = await selectClaim(db, claim).executeTakeFirst();
  return row && answerOf<T>(row, claim);
};

const storedAnswer = async <T>(unit: UnitOfWork, claim: IdempotencyClaim): Promise<T> =>
  answerOf<T>(await selectClaim(unit.db, claim).executeTakeFirstOrThrow(), claim);

const selectClaim = (db: Queryable, claim: IdempotencyClaim) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key);

const answerOf = <T>(row: { request_hash: Buffer; response: unknown }, claim: IdempotencyClaim): T => {
  if (!row.request_hash.equals(claim.requestHash)) throw new IdempotencyKeyReusedError();
  return row.response as T;
};

/** Forgets answers of more than 48 hours ago. */
export const forgetOldAnswers = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '48 hours'`)
    .execute();
};

/** Forgets the answers that an account was given. */
export const forgetAnswers = async (db: Queryable, userId: string): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
};
