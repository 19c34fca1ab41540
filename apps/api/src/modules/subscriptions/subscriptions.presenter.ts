import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadPartnerCards, type PerformerCard } from '../performers/performer-card.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { findGifts } from './gifts.repository.ts';
import { findPayingCards } from './paying-cards.repository.ts';
import { nextPrice, nextPriceDay } from '../../viewing/next-price.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import type { Subscription } from './subscriptions.schema.ts';

interface Parties {
  viewerId: string;
  cards: ReadonlyMap<string, PerformerCard>;
  authors: ReadonlyMap<string, Author>;
  /** The gifts by subscription, of those whose current period is a gift. */
  gifts: ReadonlyMap<string, { giver_id: string; note: string | null }>;
  /** The kept cards that the viewer's own subscriptions are renewed from, by id. */
  payingCards: ReadonlyMap<string, { brand: string; last4: string }>;
}

export const isGift = ({ gifted_until: until, current_period_end: end, status }: SubscriptionRow): boolean =>
  status !== 'expired' && until?.getTime() === end.getTime();

/** The card that the next period is charged to, if there is one to come; its fan's affair alone. */
const payingCardOf = ({ status, user_id, card_id }: SubscriptionRow, viewerId: string): string | null =>
  user_id === viewerId && status !== 'expired' ? card_id : null;

/** The fans, performers and givers of subscriptions, as `viewerId` sees them. */
export const loadParties = async (
  db: Queryable,
  rows: readonly SubscriptionRow[],
  viewerId: string,
): Promise<Parties> => {
  const given = rows.filter(isGift).map(({ id }) => id);
  const gifts = given.length > 0 ? await findGifts(db, given) : [];
  const [performerIds, userIds] = [rows.map((row) => row.performer_id), rows.map((row) => row.user_id)];
  const [cards, authors, payingCards] = await together([
    loadPartnerCards(db, performerIds, viewerId),
    loadAuthors(db, [...userIds, ...gifts.map((gift) => gift.giver_id)]),
    findPayingCards(
      db,
      rows.flatMap((row) => payingCardOf(row, viewerId) ?? []),
    ),
  ]);
  return { viewerId, cards, authors, payingCards, gifts: new Map(gifts.map((gift) => [gift.subscription_id, gift])) };
};

export const presentSubscription = (row: SubscriptionRow, parties: Parties): Subscription => {
  const performer = parties.cards.get(row.performer_id);
  const cardId = payingCardOf(row, parties.viewerId);
  if (!performer) throw new Error(`the performer ${row.performer_id} was not loaded`);
  return {
    _id: row.id,
    performer,
    user: authorOf(parties.authors, row.user_id),
    type: row.type,
    status: row.status,
    price: fromHundredths(nextPrice(row, new Date())),
    startedAt: row.started_at.toISOString(),
    currentPeriodEnd: row.current_period_end.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    pause: row.pauses ? { until: row.resumes_at?.toISOString() ?? null } : null,
    gift: presentGift(row, parties),
    priceChange: presentPriceChange(row),
    failure: row.status === 'past-due' ? row.failure : null,
    card: (cardId !== null && parties.payingCards.get(cardId)) || null,
  };
};

const presentGift = (row: SubscriptionRow, { gifts, authors, viewerId }: Parties): Subscription['gift'] => {
  const gift = gifts.get(row.id);
  return gift ? { from: authorOf(authors, gift.giver_id), note: viewerId === row.user_id ? gift.note : null } : null;
};

const presentPriceChange = (row: SubscriptionRow) => {
  const { price, next_price: next, next_price_from: announced } = row;
  if (next === null || announced === null || next === price) return null;
  const from = nextPriceDay({ ...row, next_price_from: announced });
  return { before: fromHundredths(price), price: fromHundredths(next), from: from.toISOString() };
};
