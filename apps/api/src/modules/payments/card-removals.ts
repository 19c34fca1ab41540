import type { Context } from '../../context.ts';
import type { PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { enqueue } from '../../platform/unit-of-work.ts';
import { findRemovableCard, findRemovableCards, markRemoved } from './card-removals.repository.ts';

const BATCH = 1000;
/** A new card is stored as a deleted one until its payment is opened, or its owner keeps it: longer than that takes. */
const PATIENCE_MS = 10 * 60_000;

/** Queues the job that deletes a deleted card at its gateway. */
export const queueRemoval = (db: Queryable, cardId: string): Promise<void> =>
  enqueue(db, 'delete-card-at-gateway', { cardId }, { key: `delete-card-at-gateway-${cardId}`, keepsPlace: true });

/**
 * Queues what is to be deleted at gateways and has not been: cards of deleted accounts, cards that were used once or
 * whose payment could not be opened, and those whose job did not get through.
 */
export const queueRemovals = async ({ db, gateways }: Pick<Context, 'db' | 'gateways'>): Promise<void> => {
  const before = new Date(Date.now() - PATIENCE_MS);
  for (const { id } of await findRemovableCards(db, { providers: Object.keys(gateways), before, limit: BATCH })) {
    await queueRemoval(db, id);
  }
};

/**
 * Deletes a deleted card at its gateway; with an account's deletion also what the gateway keeps of its owner. Does
 * nothing while a payment with it is pending, or where its gateway is no longer configured.
 */
export const removeFromGateway = async (
  { db, gateways }: Pick<Context, 'db' | 'gateways'>,
  cardId: string,
): Promise<void> => {
  const card = await findRemovableCard(db, cardId);
  const gateway = card && gateways[card.provider as PaymentProvider];
  if (!gateway) return;
  if (card.owner_deleted_at === null) await gateway.deleteCard(card.provider_ref);
  else await gateway.deleteOwner(card.provider_ref);
  await markRemoved(db, cardId);
};
