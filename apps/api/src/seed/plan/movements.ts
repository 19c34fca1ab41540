import type { SubscriptionType } from '../../modules/subscriptions/subscription-terms.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Item } from '../build/item.ts';
import type { Fan, Performer } from '../build/people.ts';

interface Spending {
  fan: Fan;
  performer: Performer;
  at: Date;
  amount: Hundredths;
}

/** A movement of a wallet, posted to the ledger at its own time. */
export type Movement =
  | { kind: 'top-up'; fan: Fan; at: Date; amount: Hundredths }
  | (Spending & { kind: 'tip'; source: { type: 'profile' | 'feed'; id: string } })
  | (Spending & { kind: 'purchase'; item: Item })
  | (Spending & { kind: 'subscription'; subscriptionId: string });

export interface PlannedSubscription {
  id: string;
  fan: Fan;
  performer: Performer;
  type: SubscriptionType;
  price: Hundredths;
  startedAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  /** When a period was paid; free ones are not in it. */
  charges: Date[];
}

export interface Plan {
  subscriptions: PlannedSubscription[];
  /** Of all fans, oldest first. */
  movements: Movement[];
}

export const byTime = (a: { at: Date }, b: { at: Date }): number => a.at.getTime() - b.at.getTime();
