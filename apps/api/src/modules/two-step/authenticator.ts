import { generateSecret, generateURI, verify } from 'otplib';
import type { Sealer } from '../../platform/seal.ts';
import type { SealedColumn } from '../../shared/sealed-column.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { TwoStepSetUp } from './two-step.schema.ts';

/** Allowed difference between the clocks of phone and server, in both directions. One step, in seconds. */
const TOLERANCE = 30;

const ownerOf = (userId: string): string => `two-step:${userId}`;

export const sealedSecrets: SealedColumn = {
  table: 'two_step_secrets',
  column: 'sealed_secret',
  key: ['user_id'],
  ownerOf: ({ user_id: userId = '' }) => ownerOf(userId),
};

/**
 * Makes a secret for an account's authenticator app, and replaces one that was never confirmed; null where another
 * request has confirmed one meanwhile.
 */
export const createSecret = async (
  db: Queryable,
  sealer: Sealer,
  { userId, label, issuer }: { userId: string; label: string; issuer: string },
): Promise<TwoStepSetUp | null> => {
  const secret = generateSecret();
  const row = { sealed_secret: sealer.seal(secret, ownerOf(userId)), confirmed_at: null, last_step: 0n };
  const kept = await db
    .insertInto('two_step_secrets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('two_step_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept ? { secret, otpauthUrl: generateURI({ secret, label, issuer }) } : null;
};

/**
 * Accepts a code of the account's app once. False when it is wrong, too old, or not newer than the last accepted one:
 * of two requests with the same code, one succeeds.
 */
export const spendCode = async (
  db: Queryable,
  sealer: Sealer,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  if (!/^\d{6}$/.test(code)) return false;
  const row = await db
    .selectFrom('two_step_secrets')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const secret = sealer.open(row.sealed_secret, ownerOf(userId));
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE });
  if (!result.valid || !('timeStep' in result)) return false;
  const step = BigInt(result.timeStep);
  const accepted = await db
    .updateTable('two_step_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return accepted !== undefined;
};

export const confirmSecret = async (db: Queryable, userId: string): Promise<void> => {
  await db.updateTable('two_step_secrets').set({ confirmed_at: new Date() }).where('user_id', '=', userId).execute();
};

export const deleteSecret = async (db: Queryable, userId: string): Promise<void> => {
  await db.deleteFrom('two_step_secrets').where('user_id', '=', userId).execute();
};
