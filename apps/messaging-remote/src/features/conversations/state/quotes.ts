import type { Message, MessageQuote } from '@barg/api-client/models';

/** UTF-16 code units, as the server quotes them. */
const QUOTED = 140;

/** How a text begins, as it is quoted. */
const beginningOf = (text: string): string => text.slice(0, QUOTED).toWellFormed();

/** The words that everybody in the conversation may read: of what costs something only those beside its files. */
export const publicText = ({ price, isTextFree, text }: Pick<Message, 'price' | 'isTextFree' | 'text'>): string =>
  price === null || isTextFree ? text : '';

/** A message as it is quoted by an answer that is not sent yet. */
export const quoteOf = (message: Message): MessageQuote => {
  const { _id, sequence, senderId, type, price, isDeleted } = message;
  return {
    ...{ _id, sequence, senderId, type, isDeleted, isPaid: price !== null },
    text: beginningOf(publicText(message)),
  };
};

/** Whether something that was kept on the device is a quote: an answer that is tried again must be the same. */
export const isQuote = (kept: unknown): kept is MessageQuote =>
  typeof kept === 'object' && kept !== null && '_id' in kept && typeof kept._id === 'string' && 'text' in kept;
