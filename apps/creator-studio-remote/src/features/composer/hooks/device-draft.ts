import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import { changedBetween } from '../components/drafts/draft-changes.ts';

export type DraftVersion = Pick<FeedDraft, '_id' | 'version'>;

/** Which draft of the server words go on from, as far as the page that kept them knew. */
export interface Basis {
  /** Null where there was none yet. */
  draft: DraftVersion | null;
  /** What had been sent for it and not been answered: the server may have it. */
  sent: DraftContent | null;
}

export interface KeptWords {
  content: DraftContent;
  /** Null where an older page has kept the words, which did not say it. */
  basis: Basis | null;
}

/** What is kept of a post on the device alone, where the server refuses to keep it. */
export interface DeviceDraft {
  read(): KeptWords | null;
  keep(content: DraftContent, basis: Basis): void;
  forget(): void;
}

const hasOwn = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

/** Another version of the page may have written it. */
const isContent = (value: unknown): value is DraftContent & { basis?: Basis } =>
  hasOwn(value, ['text', 'teaser', 'audience', 'price', 'poll', 'publish', 'expiry', 'fileIds']);

/** For a new post, one of its drafts, or the changes to a post. */
export const deviceDraft = (writtenId: string | null): DeviceDraft => {
  const place: DraftPlace = `feed-post:${writtenId ?? 'new'}`;
  return {
    read: () => {
      const kept = readDraft(place);
      if (!isContent(kept)) return null;
      const { basis = null, ...content } = kept;
      return { content, basis };
    },
    keep: (content, basis) => keepDraft(place, { ...content, basis }),
    forget: () => forgetDraft(place),
  };
};

const isSame = (one: DraftContent, other: DraftContent): boolean => changedBetween(one, other).length === 0;

/** Whether a draft is what kept words were written on, or what was sent of them: nobody else has changed it since. */
const isOwn = ({ content, basis }: KeptWords, draft: FeedDraft): boolean => {
  if (isSame(content, draft.content)) return true;
  if (!basis) return false;
  const { draft: before, sent } = basis;
  if (before && before._id !== draft._id) return false;
  if (before?.version === draft.version) return true;
  return sent !== null && draft.version === (before?.version ?? 0) + 1 && isSame(sent, draft.content);
};

/**
 * Which draft a form goes on with, words of which may have been kept on the device. Where somebody has changed it since
 * they were written, they become a draft `beside` it: with the version of now they would take the place of newer words.
 */
export const draftUnder = (kept: KeptWords | null, draft: FeedDraft | null) => {
  const isFree = kept !== null && draft !== null && !isOwn(kept, draft);
  return isFree ? { begun: null, beside: draft._id } : { begun: draft, beside: null };
};
