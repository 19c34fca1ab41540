import { showsNothing, shownWords } from '@barg/contract/words';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';

/** What is written, and what is asked for it in tokens: null for nothing. */
export interface Unsent {
  text: string;
  price: number | null;
}

const placeAt = (conversationId: string): DraftPlace => `message:${conversationId}:`;

/** The draft key of an outgoing message, or without a message's key of the text field. */
const placeOf = (conversationId: string, key = ''): DraftPlace => `${placeAt(conversationId)}${key}`;

/** Without a price a draft is its text alone. */
const unsentAt = (place: DraftPlace): Unsent => {
  const kept = readDraft(place);
  if (typeof kept === 'string') return { text: shownWords(kept), price: null };
  const { text, price } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    text: typeof text === 'string' ? shownWords(text) : '',
    price: typeof price === 'number' ? price : null,
  };
};

/**
 * This account's unsent text in a conversation: failed messages, then the text field. Together they cost what the
 * dearest of them does, so that nothing that was written for a price is given away.
 */
export const unsentIn = (conversationId: string): Unsent => {
  const field = placeOf(conversationId);
  const onTheirWay = draftPlaces(field).filter((place) => place !== field);
  const all = [...onTheirWay, field].map(unsentAt);
  const prices = all.flatMap(({ price }) => price ?? []);
  return {
    text: all.flatMap(({ text }) => text || []).join('\n\n'),
    price: prices.length > 0 ? Math.max(...prices) : null,
  };
};

/** Stores what is in the field or in an outgoing message; nothing at all deletes it. A half typed price is not kept. */
export const keepUnsent = (conversationId: string, { text, price }: Unsent, key?: string): void => {
  const place = placeOf(conversationId, key);
  const isPriced = price !== null && Number.isFinite(price);
  if (isPriced) keepDraft(place, { text, price });
  else if (showsNothing(text)) forgetDraft(place);
  else keepDraft(place, text);
};

/** Deletes the draft of a message that was sent or discarded. */
export const forgetUnsent = (conversationId: string, key: string): void => forgetDraft(placeOf(conversationId, key));

/** Deletes all drafts of a conversation, whose text the field has taken over. */
export const takeUnsent = (conversationId: string): void => draftPlaces(placeOf(conversationId)).forEach(forgetDraft);
