import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadPartnerCards, type PerformerCard } from '../performers/performer-card.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import type { Subscription } from './subscriptions.schema.ts';

interface Parties {
  cards: ReadonlyMap<string, PerformerCard>;
  authors: ReadonlyMap<string, Author>;
}

/** Both sides of some subscriptions, as `viewerId` sees them. */
export const loadParties = async (
  db: Queryable,
  rows: readonly SubscriptionRow[],
  viewerId: string,
): Promise<Parties> => {
  const [performerIds, userIds] = [rows.map((row) => row.performer_id), rows.map((row) => row.user_id)];
  const [cards, authors] = await together([loadPartnerCards(db, performerIds, viewerId), loadAuthors(db, userIds)]);
  return { cards, authors };
};

export const presentSubscription = (row: SubscriptionRow, { cards, authors }: Parties): Subscription => {
  const performer = cards.get(row.performer_id);
  if (!performer) throw new Error(`the performer ${row.performer_id} was not loaded`);
  return {
    _id: row.id,
    performer,
    user: authorOf(authors, row.user_id),
    type: row.type,
    status: row.status,
    price: fromHundredths(row.price),
    startedAt: row.started_at.toISOString(),
    currentPeriodEnd: row.current_period_end.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    pause: row.pauses ? { until: row.resumes_at?.toISOString() ?? null } : null,
  };
};
