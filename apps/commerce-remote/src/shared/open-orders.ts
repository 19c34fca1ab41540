import { createObservable } from '@barg/runtime/observable';
import { newIdempotencyKey } from '@barg/api-client/http';
import { watchAccountHere } from '@barg/session';

/** An order that was sent and has no final answer. */
export interface OpenOrder {
  /** What is bought where, such as a tip to one performer: orders of one place stand in for each other. */
  place: string;
  /** Its content as JSON. */
  order: string;
  key: string;
  /** Whether an attempt ended without saying what came of it: it may have been carried out. */
  isUnanswered: boolean;
}

/**
 * Milliseconds. The server remembers a key for longer; but whoever orders the same much later means another one, and a
 * bank's question has ended by then too.
 */
const KEPT_MS = 60 * 60_000;

/**
 * The open orders of the account that is here, for as long as the page: a dialog that is opened again after a lost
 * answer repeats the order under its key. Orders may hold a card that was typed, so nothing of them is stored.
 */
export const openOrders = createObservable<readonly OpenOrder[]>([]);

let isWatched = false;

/** Forgets the orders once another account is here, or none. */
const watchOwner = (): void => {
  if (isWatched) return;
  isWatched = true;
  watchAccountHere(() => openOrders.set([]));
};

/** The open order of this content; a new one with a new key where there is none. */
export const openOrder = (place: string, order: string): OpenOrder => {
  watchOwner();
  const known = openOrders.get().find((open) => open.place === place && open.order === order);
  if (known) return known;
  const opened = { place, order, key: newIdempotencyKey(), isUnanswered: false };
  openOrders.set([...openOrders.get(), opened]);
  setTimeout(() => closeOrder(opened.key), KEPT_MS);
  return opened;
};

/** Notes that an attempt at an order ended without an answer. */
export const leaveUnanswered = (key: string): void =>
  openOrders.set(openOrders.get().map((open) => (open.key === key ? { ...open, isUnanswered: true } : open)));

/** Forgets an order that has its final answer: the same content is another order from now on. */
export const closeOrder = (key: string): void => forget((open) => open.key === key);

/** Forgets all orders of a place, also without an answer. */
export const closeOrdersOf = (place: string): void => forget((open) => open.place === place);

const forget = (isMeant: (open: OpenOrder) => boolean): void => {
  const orders = openOrders.get();
  if (orders.some(isMeant)) openOrders.set(orders.filter((open) => !isMeant(open)));
};
