import type { Transaction } from '../../platform/database/tables.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import { insertAll } from './insert-all.ts';

const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
] as const;

/**
 * Gives every payer a card, and the sandbox gateway the charges, so that a payment of the demo has a receipt that names
 * its card, and can be refunded. Sets the card of each payment.
 */
export const writeCards = async (db: Transaction, world: World, payments: Row<'payments'>[]): Promise<void> => {
  const cards = new Map<string, Row<'payment_cards'>>();
  for (const payment of payments) {
    const { user_id, provider } = payment;
    const at = new Date(payment.created_at ?? 0);
    const id = cards.get(user_id)?.id ?? world.newId(at);
    if (!cards.has(user_id)) {
      const kind = CARDS[cards.size % CARDS.length] ?? CARDS[0];
      const term = { exp_month: 11, exp_year: world.startedAt.getUTCFullYear() + 3 };
      cards.set(user_id, {
        id,
        user_id,
        provider,
        provider_ref: `sandbox:succeeds:${id}`,
        ...kind,
        ...term,
        created_at: at,
      });
    }
    payment.card_id = id;
    payment.provider_ref = `sandbox:charge:${payment.id}`;
  }
  await insertAll(db, 'payment_cards', [...cards.values()]);
  await insertAll(
    db,
    'sandbox_charges',
    payments.map(({ id, provider_ref, card_id, amount, currency, created_at }) => ({
      ...{ idempotency_key: id, ref: provider_ref ?? '', card_ref: `sandbox:succeeds:${card_id}` },
      ...{ amount, currency, status: 'succeeded' as const, created_at },
    })),
  );
};
