// By the package's name: each remote has this module of its own, and the page one store.
import { accountHere, unsentStore } from '@barg/session';

/** Where something is written, as `comment:feed:<id>`; the same wherever that field stands. */
export type DraftPlace = string;

interface UnsentDraft {
  value: unknown;
  /** Milliseconds. */
  at: number;
}

interface Unsent {
  /** The account that wrote; null for who has none. */
  writerId: string | null;
  drafts: Record<DraftPlace, UnsentDraft>;
}

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** Of the whole entry; the oldest give way. */
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

/** The entry as it was parsed last: in a list every post asks for its own draft. */
let latest: { text: string; unsent: Unsent } | null = null;

/** The drafts of the account, or guest, that is here. The first read by another account deletes the former ones. */
const ownDrafts = (): Unsent['drafts'] => {
  const writerId = accountHere();
  const text = unsentStore.read(writerId);
  if (latest?.text !== text) latest = { text, unsent: parse(text) };
  const { unsent } = latest;
  if (unsent.writerId === writerId) return unsent.drafts;
  // A guest deletes nothing: it is often the writer herself, whose session has ended.
  if (writerId !== null && Object.keys(unsent.drafts).length > 0) unsentStore.write(writerId, '{}');
  return {};
};

const write = (drafts: Unsent['drafts']): void => {
  const writerId = accountHere();
  const newest = Object.entries(drafts).toSorted(([, one], [, other]) => other.at - one.at);
  const kept: typeof newest = [];
  let letters = 0;
  for (const entry of newest.slice(0, MOST_PLACES)) {
    const { length } = JSON.stringify(entry);
    // What is too large by itself makes nothing else give way.
    if (length > MOST_LETTERS) continue;
    letters += length;
    if (letters > MOST_LETTERS) break;
    kept.push(entry);
  }
  unsentStore.write(writerId, JSON.stringify({ writerId, drafts: Object.fromEntries(kept) }));
};

/** The draft of a field. Another version of the page may have written it, so its shape is unknown. */
export const readDraft = (place: DraftPlace): unknown => ownDrafts()[place]?.value;

/** Keeps what is written, as JSON, until it is sent or not wanted. */
export const keepDraft = (place: DraftPlace, value: unknown): void =>
  write({ ...ownDrafts(), [place]: { value, at: Date.now() } });

/** It was sent, or is not wanted. */
export const forgetDraft = (place: DraftPlace): void => {
  const { [place]: forgotten, ...others } = ownDrafts();
  if (forgotten) write(others);
};

/** The places of one's own drafts that begin so, the oldest draft first. */
export const draftPlaces = (beginning: DraftPlace): DraftPlace[] =>
  Object.entries(ownDrafts())
    .filter(([place]) => place.startsWith(beginning))
    .toSorted(([, one], [, other]) => one.at - other.at)
    .map(([place]) => place);
