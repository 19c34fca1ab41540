import type { Message, MessageQuote } from '@barg/api-client/models';

/** UTF-16 code units, as the server quotes them. */
const QUOTED = 140;

/** How a text begins, as it is quoted. */
export const beginningOf = (text: string): string => text.slice(0, QUOTED).toWellFormed();

/** A message as it is quoted by an answer that is not sent yet. */
export const quoteOf = ({ _id, sequence, senderId, type, text, price, isDeleted }: Message): MessageQuote => ({
  ...{ _id, sequence, senderId, type, isDeleted, isPaid: price !== null },
  text: price === null ? beginningOf(text) : '',
});

/** Whether something that was kept on the device is a quote: an answer that is tried again must be the same. */
export const isQuote = (kept: unknown): kept is MessageQuote =>
  typeof kept === 'object' && kept !== null && '_id' in kept && typeof kept._id === 'string' && 'text' in kept;
