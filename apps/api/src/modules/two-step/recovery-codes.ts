import { randomBytes } from 'node:crypto';
import type { Sealer } from '../../platform/seal.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Crockford's alphabet, without letters that are easily confused. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
const LENGTH = 10;

/** Fifty random bits in two groups: `4hz8k-0qwm3`. */
const newRecoveryCode = (): string => {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
};

/** The canonical form of a typed code. */
const normalize = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0');

const fingerprint = (sealer: Sealer, userId: string, code: string): Buffer =>
  sealer.digest(normalize(code), `recovery-code:${userId}`);

/** Replaces an account's recovery codes; returns the new ones, of which only hashes are stored. */
export const replaceRecoveryCodes = async (db: Queryable, sealer: Sealer, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: fingerprint(sealer, userId, code), used_at: null })))
    .execute();
  return codes;
};

/** Uses a recovery code up; false when it is unknown or used. */
export const spendRecoveryCode = async (
  db: Queryable,
  sealer: Sealer,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', fingerprint(sealer, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
};

export const deleteRecoveryCodes = async (db: Queryable, userId: string): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};

/** The number of unused ones. */
export const countRecoveryCodes = async (db: Queryable, userId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};
