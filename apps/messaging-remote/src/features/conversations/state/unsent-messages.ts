import { showsNothing, shownWords } from '@barg/contract/words';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';

const placeAt = (conversationId: string): DraftPlace => `message:${conversationId}:`;

/** What is on its way, by the key of the message; without one what stands in the field, which comes behind it. */
const placeOf = (conversationId: string, key = ''): DraftPlace => `${placeAt(conversationId)}${key}`;

const textAt = (place: DraftPlace): string => {
  const kept = readDraft(place);
  return typeof kept === 'string' ? shownWords(kept) : '';
};

/** What this account had begun to write in a conversation, after what did not arrive from there. */
export const unsentIn = (conversationId: string): string => {
  const field = placeOf(conversationId);
  const onTheirWay = draftPlaces(field).filter((place) => place !== field);
  return [...onTheirWay, field].flatMap((place) => textAt(place) || []).join('\n\n');
};

/** What stands in the field, or is on its way; empty where nothing does. */
export const keepUnsent = (conversationId: string, text: string, key?: string): void => {
  const place = placeOf(conversationId, key);
  if (showsNothing(text)) forgetDraft(place);
  else keepDraft(place, text);
};

/** It arrived, or is not wanted. */
export const forgetUnsent = (conversationId: string, key: string): void => forgetDraft(placeOf(conversationId, key));

/** What was left there stands in the field again, and is kept with it from now on. */
export const takeUnsent = (conversationId: string): void => draftPlaces(placeOf(conversationId)).forEach(forgetDraft);
