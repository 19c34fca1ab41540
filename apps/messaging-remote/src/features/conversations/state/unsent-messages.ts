import { showsNothing, shownWords } from '@barg/contract/words';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import type { Sending, Unsent } from './outgoing.ts';
import { isQuote } from './quotes.ts';

const MESSAGES: DraftPlace = 'message:';

const placeAt = (conversationId: string): DraftPlace => `${MESSAGES}${conversationId}:`;

/** The draft key of an outgoing message, or without a message's key of the text field. */
const placeOf = (conversationId: string, key = ''): DraftPlace => `${placeAt(conversationId)}${key}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it is on its way: it goes on by itself, and is no text of the field. */
const isSending = (place: DraftPlace): boolean => {
  const kept = readDraft(place);
  return isRecord(kept) && kept.isSending === true;
};

/** Whether its sender does not want it to be sent any more: another window may be waiting for the line with it. */
export const isTakenBack = (conversationId: string, key: string): boolean => isTaken(placeOf(conversationId, key));

const isTaken = (place: DraftPlace): boolean => {
  const kept = readDraft(place);
  return isRecord(kept) && kept.isTakenBack === true;
};

/** Leaves word for the other windows, until the field takes over what is kept of the conversation. */
export const keepTakenBack = (conversationId: string, key: string): void =>
  keepDraft(placeOf(conversationId, key), { isTakenBack: true });

/** The places of messages that were refused, apart from those that are shown as such. */
const othersIn = (conversationId: string, shown: readonly string[]): DraftPlace[] => {
  const inSight = new Set(['', ...shown].map((key) => placeOf(conversationId, key)));
  return draftPlaces(placeOf(conversationId)).filter((place) => !inSight.has(place) && !isSending(place));
};

/** Without a price a draft is its text alone. */
const unsentAt = (place: DraftPlace): Unsent => {
  const kept = readDraft(place);
  if (typeof kept === 'string') return { text: shownWords(kept), price: null };
  const { text, price } = isRecord(kept) ? kept : {};
  return {
    text: typeof text === 'string' ? shownWords(text) : '',
    price: typeof price === 'number' ? price : null,
  };
};

/**
 * This account's unsent text in a conversation: refused messages, apart from those that are shown, then the text field. Together they cost what the
 * dearest of them does, so that nothing that was written for a price is given away.
 */
export const unsentIn = (conversationId: string, shown: readonly string[] = []): Unsent => {
  const field = placeOf(conversationId);
  const refused = othersIn(conversationId, shown);
  const all = [...refused, field].map(unsentAt);
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

/** Stores a message that is on its way, so that it goes on after a reload. It must have no files. */
export const keepSending = ({ conversationId, key, attachments: _none, ...sending }: Sending): void =>
  keepDraft(placeOf(conversationId, key), { ...sending, isSending: true });

/** This account's messages that were on their way when a page was left, the oldest first. */
export const sendingsKept = (): Sending[] =>
  draftPlaces(MESSAGES)
    .filter(isSending)
    .map((place) => {
      const [, conversationId = '', key = ''] = place.split(':');
      const { createdAt, replyTo, fee, withoutPreview } = readDraft(place) as Record<string, unknown>;
      const at = typeof createdAt === 'string' ? createdAt : new Date().toISOString();
      return {
        ...unsentAt(place),
        conversationId,
        key,
        attachments: [],
        createdAt: at,
        ...(isQuote(replyTo) && { replyTo }),
        ...(typeof fee === 'number' && { fee }),
        ...(withoutPreview === true && { withoutPreview }),
      };
    });

/** Deletes the draft of a message that was sent or discarded. */
export const forgetUnsent = (conversationId: string, key: string): void => forgetDraft(placeOf(conversationId, key));

/** Deletes all drafts of a conversation whose text the field has taken over. */
export const takeUnsent = (conversationId: string, shown: readonly string[] = []): void =>
  [...othersIn(conversationId, shown), placeOf(conversationId)].forEach(forgetDraft);
