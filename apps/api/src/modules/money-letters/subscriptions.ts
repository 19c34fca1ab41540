import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { nextPrice, nextPriceDay } from '../../viewing/next-price.ts';
import { toldReason } from '../../shared/told-reason.ts';
import type { Compose } from './letter.ts';

const PAGE = '/subscriptions';

const findSubscription = (db: Queryable, id: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users as performer', 'performer.id', 'subscriptions.performer_id')
    .selectAll('subscriptions')
    .select('performer.name as performer')
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();

/** What a period will cost, before it does; a change that was taken back meanwhile is none, nor is one of what has ended. */
export const priceRaised: Compose = async (db, { about }) => {
  const row = await findSubscription(db, about);
  if (!row?.next_price_from || row.next_price === null || row.next_price <= row.price) return null;
  if (row.status === 'cancelled' || row.status === 'expired') return null;
  const { performer, type } = row;
  const from = nextPriceDay({ ...row, next_price_from: row.next_price_from });
  const prices = { before: fromHundredths(row.price), price: fromHundredths(row.next_price) };
  const data = { performer, plan: type === 'free' ? ('monthly' as const) : type, ...prices, from };
  return { template: 'subscription-price-raised', data, page: PAGE };
};

/** A raise that was taken back; none where the price was raised anew since. */
export const priceKept: Compose = async (db, { about }) => {
  const row = await findSubscription(db, about);
  if (!row || (row.next_price !== null && row.next_price > row.price)) return null;
  const { performer } = row;
  return { template: 'subscription-price-kept', data: { performer, price: fromHundredths(row.price) }, page: PAGE };
};

/** A renewal that failed, as long as it waits. */
export const unpaid: Compose = async (db, { about, amount }) => {
  const row = await findSubscription(db, about);
  if (row?.status !== 'past-due') return null;
  const { performer } = row;
  const reason = toldReason(row.failure) ?? null;
  const data = { performer, price: amount ?? duePrice(row), reason };
  return { template: 'subscription-unpaid', data, page: UNPAID_PAGES[reason ?? 'tokens'] };
};

/** Where it is mended. */
const UNPAID_PAGES = {
  ...{ tokens: PAGE, limit: '/wallet/limits', 'wallet-suspended': '/wallet', 'wallet-closed': '/wallet' },
} as const;

/** One that has ended without its fan's doing, whose row may have begun anew since: it tells what was. */
export const ended: Compose = async (db, { about, amount, failure, name }) => {
  const row = await findSubscription(db, about);
  if (!row) return null;
  const [tokens, reason] = [amount ?? 0, failure === 'gone' || failure === 'unpaid' ? failure : null];
  const data = { performer: name ?? row.performer, tokens, reason };
  return { template: 'subscription-ended', data, page: tokens > 0 ? '/wallet' : PAGE };
};

/** To who gave it: its rest has come back. */
export const giftEnded: Compose = async (db, { about, amount, name }) => {
  const row = await findSubscription(db, about);
  if (!row) return null;
  const data = { performer: name ?? row.performer, tokens: amount ?? 0 };
  return { template: 'subscription-gift-ended', data, page: '/wallet' };
};

/** For letters whose notice names no amount. */
const duePrice = (row: Parameters<typeof nextPrice>[0]): number => fromHundredths(nextPrice(row, new Date()));

const findCard = (db: Queryable, id: string) =>
  db
    .selectFrom('payment_cards')
    .select(['last4', 'exp_year', 'exp_month'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** To who can still mend it: what was paid or cancelled meanwhile is not told of. */
export const cardRefused: Compose = async (db, { about, amount }) => {
  const row = await findSubscription(db, about);
  const card = row?.status === 'active' && row.card_id !== null ? await findCard(db, row.card_id) : undefined;
  if (!row || !card) return null;
  const { performer, current_period_end: until } = row;
  const data = { performer, price: amount ?? duePrice(row), until, card: card.last4 };
  return { template: 'subscription-card-refused', data, page: '/wallet' };
};

export const trialEnding: Compose = async (db, { about, amount }) => {
  const row = await findSubscription(db, about);
  if (row?.status !== 'active' || row.type !== 'free') return null;
  const { performer, current_period_end: until } = row;
  const data = { performer, price: amount ?? duePrice(row), until };
  return { template: 'subscription-trial-ending', data, page: PAGE };
};

export const cardExpiring: Compose = async (db, { about }) => {
  const card = await findCard(db, about);
  if (!card) return null;
  const until = new Date(Date.UTC(card.exp_year, card.exp_month, 0));
  return { template: 'card-expiring', data: { card: card.last4, until }, page: '/wallet/cards' };
};

const findGift = (db: Queryable, id: string) =>
  db
    .selectFrom('subscription_gifts as gift')
    .innerJoin('subscriptions', 'subscriptions.id', 'gift.subscription_id')
    .innerJoin('users as performer', 'performer.id', 'subscriptions.performer_id')
    .innerJoin('users as giver', 'giver.id', 'gift.giver_id')
    .select(['gift.ends_at as until', 'gift.taken_back_at', 'performer.name as performer', 'giver.name as giver'])
    .where('gift.id', '=', id)
    .executeTakeFirst();

export const gift: Compose = async (db, { about }) => {
  const row = await findGift(db, about);
  if (!row || row.taken_back_at !== null) return null;
  const { giver, performer, until } = row;
  return { template: 'subscription-gift', data: { giver, performer, until }, page: PAGE };
};

export const giftReturned: Compose = async (db, { about }) => {
  const row = await findGift(db, about);
  return row ? { template: 'subscription-gift-returned', data: { performer: row.performer }, page: PAGE } : null;
};
