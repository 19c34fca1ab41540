import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import type { Attachment } from './attachments-slice.ts';
import { STORED_FILES } from './stored-files-place.ts';

/** A file that the server has, of a message that has not left. */
interface StoredFile {
  key: string;
  type: Attachment['type'];
  name: string;
  fileId: string;
}

const placeOf = (key: string): DraftPlace => `${STORED_FILES}${key}`;

/** Less than the day after which the server forgets what no message refers to. */
const KEPT_MS = 20 * 60 * 60 * 1000;

type Kept = Omit<StoredFile, 'key'> & { conversationId: string; at: number };

const isKept = (value: unknown): value is Kept => {
  const { type, name, fileId, conversationId, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const texts = [name, fileId, conversationId].every((text) => typeof text === 'string');
  return texts && (type === 'photo' || type === 'video') && typeof at === 'number' && Date.now() - at < KEPT_MS;
};

/** It has arrived on the server: a reload need not send it again. */
export const keepStored = ({ key, conversationId, type, name }: Attachment, fileId: string): void =>
  keepDraft(placeOf(key), { conversationId, type, name, fileId, at: Date.now() } satisfies Kept);

/** It went with its message, or is not wanted. */
export const forgetStored = (key: string): void => forgetDraft(placeOf(key));

/** What this account had chosen for a conversation, in the order in which it arrived. */
export const storedIn = (conversationId: string): StoredFile[] =>
  draftPlaces(STORED_FILES).flatMap((place) => {
    const kept = readDraft(place);
    if (!isKept(kept) || kept.conversationId !== conversationId) return [];
    return [{ key: place.slice(STORED_FILES.length), type: kept.type, name: kept.name, fileId: kept.fileId }];
  });
