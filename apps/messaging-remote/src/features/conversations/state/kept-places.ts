import { tabStore } from '@barg/runtime/browser-stores';

const PLACES_KEY = 'barg.thread-places';
/** Of the tab; the oldest are dropped. */
const MOST_PLACES = 30;

type Places = Array<[conversationId: string, sequence: number]>;

const isPlaces = (value: unknown): value is Places =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number');

const read = (): Places => {
  try {
    const kept: unknown = JSON.parse(tabStore.getItem(PLACES_KEY) ?? '[]');
    return isPlaces(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** The message that was first in sight when this tab left a conversation; null at its end. */
export const placeIn = (conversationId: string): number | null =>
  read().find(([id]) => id === conversationId)?.[1] ?? null;

export const keepPlace = (conversationId: string, sequence: number | null): void => {
  const places = read();
  const former = places.find(([id]) => id === conversationId)?.[1] ?? null;
  if (former === sequence) return;
  const others = places.filter(([id]) => id !== conversationId).slice(1 - MOST_PLACES);
  tabStore.setItem(PLACES_KEY, JSON.stringify(sequence === null ? others : [...others, [conversationId, sequence]]));
};
