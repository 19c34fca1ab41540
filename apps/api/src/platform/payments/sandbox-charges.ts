import type { Db } from '../database/tables.ts';
import type { SandboxChargesTable } from '../database/gateway-tables.ts';
import { newId } from '../ids.ts';
import type { Charge, ChargeOutcome } from './payment-gateway.ts';
import { isFailure } from './sandbox-cards.ts';
import { openDispute } from './sandbox-disputes.ts';
import { announce } from './sandbox-events.ts';
import type { ChallengeAddress } from './sandbox-challenge.ts';

type Stored = Pick<SandboxChargesTable, 'ref' | 'card_ref' | 'amount' | 'status' | 'failure'>;

/** Inserts a charge once for its key. Not in the caller's transaction, as with an external gateway. */
export const insertCharge = async (db: Db, charge: Charge): Promise<void> => {
  const made = await db
    .insertInto('sandbox_charges')
    .values({
      idempotency_key: charge.idempotencyKey,
      ref: `sandbox:charge:${newId()}`,
      card_ref: charge.cardRef,
      amount: charge.amount,
      currency: charge.currency,
      return_path: charge.returnPath,
      ...firstState(caseOf(charge.cardRef), charge.isOnSession),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['ref', 'idempotency_key', 'status', 'card_ref'])
    .executeTakeFirst();
  if (made) await tellOf(db, made);
};

/** Announces a charge's state, and opens the dispute of a card that disputes. */
const tellOf = async (
  db: Db,
  { ref, status, ...charge }: Pick<SandboxChargesTable, 'ref' | 'status' | 'idempotency_key' | 'card_ref'>,
): Promise<void> => {
  await announce(db, `charge.${status}`, { kind: 'charge', ref: charge.idempotency_key });
  if (status === 'succeeded' && caseOf(charge.card_ref) === 'disputes') await openDispute(db, ref);
};

/** The case is part of the card's reference, so the sandbox stores no cards. */
export const caseOf = (cardRef: string): string => cardRef.split(':')[1] ?? '';

const firstState = (does: string, isOnSession: boolean): Pick<SandboxChargesTable, 'status' | 'failure'> => {
  if (isFailure(does)) return { status: 'failed', failure: does };
  if (!does.startsWith('confirms')) return { status: 'succeeded', failure: null };
  if (!isOnSession) return { status: 'failed', failure: 'authentication_required' };
  return { status: 'requires-action', failure: null };
};

export const findStored = (db: Db, idempotencyKey: string): Promise<Stored | undefined> =>
  db
    .selectFrom('sandbox_charges')
    .select(['ref', 'card_ref', 'amount', 'status', 'failure'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

export const outcomeOf = (stored: Stored, { locale }: Charge, addressOf: ChallengeAddress): ChargeOutcome => {
  const { ref, status } = stored;
  if (status === 'requires-action') return { status, ref, url: addressOf(ref, locale), clientSecret: null };
  if (status === 'succeeded') return { status, ref };
  const failure = stored.failure !== null && isFailure(stored.failure) ? stored.failure : 'card_declined';
  return { status: 'failed', ref, failure };
};

/** Records the payer's answer, or that none came. Returns whether it was the first one, which counts. */
export const endChallenge = async (db: Db, ref: string, isConfirmed: boolean): Promise<boolean> => {
  const charge = await db
    .selectFrom('sandbox_charges')
    .select('card_ref')
    .where('ref', '=', ref)
    .where('status', '=', 'requires-action')
    .executeTakeFirst();
  if (!charge) return false;
  const isDeclined = caseOf(charge.card_ref) === 'confirms-and-declines';
  const failure = isConfirmed ? (isDeclined ? 'card_declined' : null) : 'authentication_required';
  const ended = await db
    .updateTable('sandbox_charges')
    .set({ status: failure === null ? 'succeeded' : 'failed', failure })
    .where('ref', '=', ref)
    .where('status', '=', 'requires-action')
    .returning(['ref', 'idempotency_key', 'status', 'card_ref'])
    .executeTakeFirst();
  if (ended) await tellOf(db, ended);
  return ended !== undefined;
};

/** A charge as the bank's page shows it, and its return path. */
export const findChallenge = (db: Db, ref: string) =>
  db
    .selectFrom('sandbox_charges')
    .select(['amount', 'currency', 'status', 'return_path'])
    .where('ref', '=', ref)
    .executeTakeFirst();

export type Challenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;
