import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import { heldNames, holdName } from '@barg/session/uploads';
import type { Attachment } from './attachments-slice.ts';
import { STORED_FILES } from './stored-files-place.ts';

/** An uploaded file of a message that has not been sent. */
interface StoredFile {
  key: string;
  type: Attachment['type'];
  name: string;
  position: number;
  fileId: string;
}

const placeOf = (key: string): DraftPlace => `${STORED_FILES}${key}`;

/** Less than a day, after which the server deletes unused files. */
const KEPT_MS = 20 * 60 * 60 * 1000;

type Kept = Omit<StoredFile, 'key' | 'fileId'> & {
  /** Null before it has arrived. */
  fileId: string | null;
  conversationId: string;
  at: number;
};

const TYPES: ReadonlySet<unknown> = new Set<Attachment['type']>(['photo', 'video', 'audio', 'file']);

const isKept = (value: unknown): value is Kept => {
  const { type, name, position, fileId, conversationId, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isText = (text: unknown) => typeof text === 'string';
  const texts = isText(name) && isText(conversationId) && (fileId === null || isText(fileId));
  const isPlaced = typeof position === 'number';
  return texts && isPlaced && TYPES.has(type) && typeof at === 'number' && Date.now() - at < KEPT_MS;
};

/** Stores that it is being sent: after a reload it is reported as interrupted. */
export const keepBegun = ({ key, conversationId, type, name, position }: Attachment): void =>
  keepDraft(placeOf(key), { conversationId, type, name, position, fileId: null, at: Date.now() } satisfies Kept);

/** Stores that it has arrived, so that a reload restores it. */
export const keepStored = ({ key, conversationId, type, name, position }: Attachment, fileId: string): void =>
  keepDraft(placeOf(key), { conversationId, type, name, position, fileId, at: Date.now() } satisfies Kept);

/** Deletes a file that was sent or removed. */
export const forgetStored = (key: string): void => forgetDraft(placeOf(key));

const lockOf = (key: string): string => `barg-message-file ${key}`;

/** Shows other tabs that a file is being sent, until the returned function is called or the tab is closed. */
export const holdFile = (key: string): (() => void) => holdName(lockOf(key));

const keptIn = (conversationId: string): Array<Kept & { key: string }> =>
  draftPlaces(STORED_FILES).flatMap((place) => {
    const kept = readDraft(place);
    return isKept(kept) && kept.conversationId === conversationId
      ? [{ ...kept, key: place.slice(STORED_FILES.length) }]
      : [];
  });

/** This account's uploaded files of a conversation, in the order in which they were chosen. */
export const storedIn = (conversationId: string): StoredFile[] =>
  keptIn(conversationId)
    .flatMap(({ key, type, name, position, fileId }) =>
      fileId === null ? [] : [{ key, type, name, position, fileId }],
    )
    .toSorted((one, other) => one.position - other.position);

interface AtHand {
  /** Whether it is in the composer. */
  isHere: (key: string) => boolean;
  /** Whether this page sends it, not another tab. */
  isOwn: (key: string) => boolean;
}

/** The names of uploads that were interrupted by a reload or the end of the session. Each is reported once. */
export const takeCut = async (conversationId: string, { isHere, isOwn }: AtHand): Promise<string[]> => {
  const begun = keptIn(conversationId).filter(({ key, fileId }) => fileId === null && !isHere(key));
  if (begun.length === 0) return [];
  const running = await heldNames();
  const cut = begun.filter(({ key }) => isOwn(key) || !running.has(lockOf(key)));
  for (const { key } of cut) forgetStored(key);
  return cut.map(({ name }) => name);
};
