import { createTabNotes } from './tab-notes.ts';

const places = createTabNotes('barg.thread-places', (kept) => typeof kept === 'number');

/** The message that was first in sight when this tab left a conversation; null at its end. */
export const placeIn = places.of;

export const keepPlace = (conversationId: string, sequence: number | null): void => {
  if (placeIn(conversationId) !== sequence) places.keep(conversationId, sequence);
};
