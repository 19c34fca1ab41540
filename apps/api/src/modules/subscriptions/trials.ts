import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { TrialUsedError } from './subscriptions.errors.ts';

/** An e-mail address without the variations that reach the same person: what follows a plus, and at Gmail the dots. */
export const personalAddress = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [box = ''] = name.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
};

interface Trial {
  userId: string;
  performerId: string;
}

/** The fingerprints of all cards that an account has kept, removed ones too. */
const findFingerprints = async (db: Queryable, userId: string): Promise<string[]> => {
  const cards = await db
    .selectFrom('payment_cards')
    .select('fingerprint')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return cards.flatMap(({ fingerprint }) => fingerprint ?? []);
};

const keyOf = (performerId: string, name: string): Buffer =>
  createHash('sha256').update(`${performerId} ${name}`).digest();

/**
 * Hashes of what identifies a person: account, cards, address. Hashes, so that nothing readable outlives the account.
 */
const findKeys = async (db: Queryable, { userId, performerId }: Trial): Promise<Buffer[]> => {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const cards = await findFingerprints(db, userId);
  const names = [`account ${userId}`, ...cards.map((card) => `card ${card}`)];
  if (email !== null) names.push(`address ${personalAddress(email)}`);
  return names.map((name) => keyOf(performerId, name));
};

/** The keys of the accounts that have kept one of a person's cards: theirs may have come after their trial. */
const findKeysOfSharers = async (db: Queryable, { userId, performerId }: Trial): Promise<Buffer[]> => {
  const cards = await findFingerprints(db, userId);
  if (cards.length === 0) return [];
  const sharers = await db
    .selectFrom('payment_cards')
    .select('user_id')
    .distinct()
    .where('fingerprint', '=', sql<string>`any(${cards}::text[])`)
    .execute();
  return sharers.map(({ user_id: sharer }) => keyOf(performerId, `account ${sharer}`));
};

/**
 * Whether this person has had a free trial with the performer, under this or another account, or with the same card.
 */
export const hasHadTrial = async (db: Queryable, trial: Trial): Promise<boolean> => {
  const keys = [...(await findKeys(db, trial)), ...(await findKeysOfSharers(db, trial))];
  const known = await db
    .selectFrom('subscription_trials')
    .select('key')
    .where('performer_id', '=', trial.performerId)
    .where('key', '=', sql<Buffer>`any(${keys}::bytea[])`)
    .executeTakeFirst();
  return known !== undefined;
};

/** Records a free trial. @throws TrialUsedError when a concurrent request has begun one for the same person or card */
export const useTrial = async (db: Queryable, trial: Trial): Promise<void> => {
  const { performerId: performer_id } = trial;
  const keys = await findKeys(db, trial);
  const noted = await db
    .insertInto('subscription_trials')
    .values(keys.map((key) => ({ performer_id, key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  if (noted.length < keys.length) throw new TrialUsedError();
};
