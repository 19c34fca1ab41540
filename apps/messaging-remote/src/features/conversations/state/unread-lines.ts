import { createTabNotes } from './tab-notes.ts';

/** Where the reader stood when a conversation was opened. */
export interface UnreadLine {
  /** The sequence that was read last: what is new follows it. */
  after: number;
  /** How many messages were unread then. */
  count: number;
}

const isLine = (kept: unknown): kept is UnreadLine =>
  typeof kept === 'object' &&
  kept !== null &&
  'after' in kept &&
  typeof kept.after === 'number' &&
  'count' in kept &&
  typeof kept.count === 'number';

/** Opening a conversation reads it, so after a reload only the tab knows what was new. */
export const unreadLines = createTabNotes('barg.unread-lines', isLine);
