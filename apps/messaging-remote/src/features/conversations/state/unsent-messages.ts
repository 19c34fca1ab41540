import { showsNothing, shownWords } from '@barg/contract/words';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';

const placeAt = (conversationId: string): DraftPlace => `message:${conversationId}:`;

/** The draft key of an outgoing message, or without a message's key of the text field. */
const placeOf = (conversationId: string, key = ''): DraftPlace => `${placeAt(conversationId)}${key}`;

const textAt = (place: DraftPlace): string => {
  const kept = readDraft(place);
  return typeof kept === 'string' ? shownWords(kept) : '';
};

/** This account's unsent text in a conversation: failed messages, then the text field. */
export const unsentIn = (conversationId: string): string => {
  const field = placeOf(conversationId);
  const onTheirWay = draftPlaces(field).filter((place) => place !== field);
  return [...onTheirWay, field].flatMap((place) => textAt(place) || []).join('\n\n');
};

/** Stores the text of the field or of an outgoing message; an empty one deletes it. */
export const keepUnsent = (conversationId: string, text: string, key?: string): void => {
  const place = placeOf(conversationId, key);
  if (showsNothing(text)) forgetDraft(place);
  else keepDraft(place, text);
};

/** Deletes the draft of a message that was sent or discarded. */
export const forgetUnsent = (conversationId: string, key: string): void => forgetDraft(placeOf(conversationId, key));

/** Deletes all drafts of a conversation, whose text the field has taken over. */
export const takeUnsent = (conversationId: string): void => draftPlaces(placeOf(conversationId)).forEach(forgetDraft);
