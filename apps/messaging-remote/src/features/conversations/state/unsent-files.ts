import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import { heldNames, holdName } from '@barg/session/uploads';
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

type Kept = Omit<StoredFile, 'key' | 'fileId'> & {
  /** Null: it was chosen, and had not arrived. */
  fileId: string | null;
  conversationId: string;
  at: number;
};

const isKept = (value: unknown): value is Kept => {
  const { type, name, fileId, conversationId, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isText = (text: unknown) => typeof text === 'string';
  const texts = isText(name) && isText(conversationId) && (fileId === null || isText(fileId));
  return texts && (type === 'photo' || type === 'video') && typeof at === 'number' && Date.now() - at < KEPT_MS;
};

/** It is on its way: after a reload it is said that it was cut. */
export const keepBegun = ({ key, conversationId, type, name }: Attachment): void =>
  keepDraft(placeOf(key), { conversationId, type, name, fileId: null, at: Date.now() } satisfies Kept);

/** It has arrived on the server: a reload need not send it again. */
export const keepStored = ({ key, conversationId, type, name }: Attachment, fileId: string): void =>
  keepDraft(placeOf(key), { conversationId, type, name, fileId, at: Date.now() } satisfies Kept);

/** It went with its message, or is not wanted. */
export const forgetStored = (key: string): void => forgetDraft(placeOf(key));

const lockOf = (key: string): string => `barg-message-file ${key}`;

/** Lets the other tabs of this browser know that a file is on its way, until it is called, or the tab is closed. */
export const holdFile = (key: string): (() => void) => holdName(lockOf(key));

const keptIn = (conversationId: string): Array<Kept & { key: string }> =>
  draftPlaces(STORED_FILES).flatMap((place) => {
    const kept = readDraft(place);
    return isKept(kept) && kept.conversationId === conversationId
      ? [{ ...kept, key: place.slice(STORED_FILES.length) }]
      : [];
  });

/** What this account had chosen for a conversation, in the order in which it arrived. */
export const storedIn = (conversationId: string): StoredFile[] =>
  keptIn(conversationId).flatMap(({ key, type, name, fileId }) =>
    fileId === null ? [] : [{ key, type, name, fileId }],
  );

interface AtHand {
  /** It stands in the composer. */
  isHere: (key: string) => boolean;
  /** This page holds it, and no other tab. */
  isOwn: (key: string) => boolean;
}

/** The names of what was on its way when its page went, or its session ended. Each is told once. */
export const takeCut = async (conversationId: string, { isHere, isOwn }: AtHand): Promise<string[]> => {
  const begun = keptIn(conversationId).filter(({ key, fileId }) => fileId === null && !isHere(key));
  if (begun.length === 0) return [];
  const running = await heldNames();
  const cut = begun.filter(({ key }) => isOwn(key) || !running.has(lockOf(key)));
  for (const { key } of cut) forgetStored(key);
  return cut.map(({ name }) => name);
};
