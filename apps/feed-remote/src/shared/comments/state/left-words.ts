import { store, userSlice } from '@barg/session';
import type { CommentedItem } from '../api/comment-pages.ts';

export interface WrittenComment {
  text: string;
  /** A picture to add; null where there shall be none; undefined where the one that is there stays. */
  photo: File | null | undefined;
}

/** Where something is written: below an item, to somebody in a thread below it, or in place of a comment's own words. */
export type WritingPlace = string;

export const placeBelow = ({ type, id }: CommentedItem): WritingPlace => `${type}:${id}`;

/** `answeredId` is the comment or answer that was pressed; all answers of a thread stand on one level. */
export const placeOfAnswer = (about: CommentedItem, threadId: string, answeredId: string): WritingPlace =>
  `${placeBelow(about)}:${threadId}:${answeredId}`;

export const placeOfEdit = (commentId: string): WritingPlace => `edit:${commentId}`;

/**
 * What was typed and not sent. It outlives the end of a session, and a comment that scrolled out of sight, but not the
 * page: nothing of it is written to the device. Whoever else signs in empties it.
 */
const left = new Map<WritingPlace, WrittenComment>();
let writerId: string | null = null;

const ownWords = (): Map<WritingPlace, WrittenComment> | null => {
  const accountId = userSlice.selectors.selectCurrentUser(store.getState())?._id;
  if (accountId === undefined) return null;
  if (accountId !== writerId) left.clear();
  writerId = accountId;
  return left;
};

/** What this account had begun to write there. */
export const wordsLeftAt = (place: WritingPlace): WrittenComment | undefined => ownWords()?.get(place);

/** Null: it was sent, or is not wanted. */
export const leaveWords = (place: WritingPlace, comment: WrittenComment | null): void => {
  if (comment) ownWords()?.set(place, comment);
  else ownWords()?.delete(place);
};

/** Whether this account had begun to write below an item, wherever there. */
export const hasWordsBelow = (about: CommentedItem): boolean => {
  const place = placeBelow(about);
  return [...(ownWords()?.keys() ?? [])].some((other) => other === place || other.startsWith(`${place}:`));
};

/** Whom in a thread this account had begun to answer. */
export const beganToAnswer = (about: CommentedItem, threadId: string): string | null => {
  const thread = placeOfAnswer(about, threadId, '');
  return [...(ownWords()?.keys() ?? [])].find((place) => place.startsWith(thread))?.slice(thread.length) ?? null;
};
