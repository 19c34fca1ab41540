// By the package's name: each remote has a copy of this module, and the page has one store.
import { accountHere, unsentStore } from '@barg/session';

/** The key of a field, as `comment:feed:<id>`; the same wherever the field is shown. */
export type DraftPlace = string;

interface UnsentDraft {
  value: unknown;
  /** Milliseconds. */
  at: number;
  /** What has to be known of an attempt to send it that has had no answer. */
  attempt?: unknown;
}

interface Unsent {
  /** The account of the drafts; null for guests. */
  writerId: string | null;
  drafts: Record<DraftPlace, UnsentDraft>;
}

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** In the whole entry; the oldest are dropped. */
const MOST_PLACES = 60;
const MOST_LETTERS = 200_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is UnsentDraft =>
  isRecord(value) && typeof value.at === 'number' && Date.now() - value.at < KEPT_MS;

const parse = (text: string): Unsent => {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored.drafts)) return { writerId: null, drafts: {} };
    const drafts = Object.entries(stored.drafts).flatMap(([place, draft]) => (isDraft(draft) ? [[place, draft]] : []));
    return {
      writerId: typeof stored.writerId === 'string' ? stored.writerId : null,
      drafts: Object.fromEntries(drafts) as Unsent['drafts'],
    };
  } catch {
    return { writerId: null, drafts: {} };
  }
};

/** The last parsed entry: in a list every post reads its own draft. */
let latest: { text: string; unsent: Unsent } | null = null;

/** The drafts of the present account or guest. Reading by another account deletes the former's. */
const ownDrafts = (): Unsent['drafts'] => {
  const writerId = accountHere();
  const text = unsentStore.read(writerId);
  if (latest?.text !== text) latest = { text, unsent: parse(text) };
  const { unsent } = latest;
  if (unsent.writerId === writerId) return unsent.drafts;
  // A guest deletes nothing: it is often the same person after the session has ended.
  if (writerId !== null && Object.keys(unsent.drafts).length > 0) unsentStore.write(writerId, '{}');
  return {};
};

/** The drafts that there is room for, the newest first. */
const fitting = (drafts: Unsent['drafts']): Array<[DraftPlace, UnsentDraft]> => {
  const newest = Object.entries(drafts).toSorted(([, one], [, other]) => other.at - one.at);
  const kept: typeof newest = [];
  let letters = 0;
  for (const entry of newest.slice(0, MOST_PLACES)) {
    const { length } = JSON.stringify(entry);
    // A draft that is too large by itself does not displace others.
    if (length > MOST_LETTERS) continue;
    letters += length;
    if (letters > MOST_LETTERS) break;
    kept.push(entry);
  }
  return kept;
};

const write = (drafts: Unsent['drafts']): void => {
  const writerId = accountHere();
  unsentStore.write(writerId, JSON.stringify({ writerId, drafts: Object.fromEntries(fitting(drafts)) }));
};

/** The draft of a field. Its shape is unknown, because another version may have written it. */
export const readDraft = (place: DraftPlace): unknown => ownDrafts()[place]?.value;

/** Stores the text of a field, as JSON, until it is sent or discarded. */
export const keepDraft = (place: DraftPlace, value: unknown): void => {
  const drafts = ownDrafts();
  write({ ...drafts, [place]: { ...drafts[place], value, at: Date.now() } });
};

/** The attempt that is stored beside a draft. Its shape is unknown, as that of the draft. */
export const readAttempt = (place: DraftPlace): unknown => ownDrafts()[place]?.attempt;

/**
 * Stores an attempt to send a draft beside it, so that it survives what the words survive, and ends with them; undefined
 * deletes it. A draft that is being sent counts as new: it is not the one that gives way.
 *
 * @returns false where no draft is kept, or no room is left beside it
 */
export const keepAttempt = (place: DraftPlace, attempt: unknown): boolean => {
  const drafts = ownDrafts();
  const draft = drafts[place];
  if (!draft) return false;
  const { attempt: _before, ...words } = draft;
  const marked = { ...drafts, [place]: { ...words, at: Date.now(), attempt } };
  const hasRoom = attempt !== undefined && fitting(marked).some(([kept]) => kept === place);
  write(hasRoom ? marked : { ...drafts, [place]: words });
  return hasRoom;
};

/** Deletes a draft after it was sent or discarded. */
export const forgetDraft = (place: DraftPlace): void => {
  const { [place]: forgotten, ...others } = ownDrafts();
  if (forgotten) write(others);
};

/**
 * Makes the draft of a field the account's own that was kept before it was known whose page it is: a guest's drafts are
 * those of this tab, and so of the same person. Left there, it would come back to the field once the session has ended.
 */
export const adoptGuestDraft = (place: DraftPlace): void => {
  if (accountHere() === null) return;
  const { writerId, drafts } = parse(unsentStore.read(null));
  const { [place]: adopted, ...others } = drafts;
  if (writerId !== null || !adopted) return;
  unsentStore.write(null, JSON.stringify({ writerId: null, drafts: others }));
  write({ ...ownDrafts(), [place]: adopted });
};

/** The keys of one's own drafts with a prefix, the oldest first. */
export const draftPlaces = (beginning: DraftPlace): DraftPlace[] =>
  Object.entries(ownDrafts())
    .filter(([place]) => place.startsWith(beginning))
    .toSorted(([, one], [, other]) => one.at - other.at)
    .map(([place]) => place);
