import { accountHere } from '@barg/session';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import type { CommentedItem } from '../api/comment-pages.ts';

export interface WrittenComment {
  text: string;
  /** A picture to add; null where there shall be none; undefined where the one that is there stays. */
  photo: File | null | undefined;
}

/** What is found of a comment that was not sent. */
export interface UnsentComment extends WrittenComment {
  /** The name of a picture that was chosen for it, and did not outlive the page. */
  lostPicture: string | null;
}

export const placeBelow = ({ type, id }: CommentedItem): DraftPlace => `comment:${type}:${id}`;

/** `answeredId` is the comment or answer that was pressed; all answers of a thread stand on one level. */
export const placeOfAnswer = (about: CommentedItem, threadId: string, answeredId: string): DraftPlace =>
  `${placeBelow(about)}:${threadId}:${answeredId}`;

export const placeOfEdit = (commentId: string): DraftPlace => `comment-edit:${commentId}`;

/** Pictures that were chosen, which outlive the end of a session but not the page: a file is none of its to keep. */
const photos = new Map<string, File>();

const photoKey = (place: DraftPlace): string => `${accountHere()} ${place}`;

/** What this account had begun to write there. */
export const unsentAt = (place: DraftPlace): UnsentComment | undefined => {
  const kept = readDraft(place);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { text, photo, picture } = kept as Partial<Record<keyof WrittenComment | 'picture', unknown>>;
  if (typeof text !== 'string') return undefined;
  const chosen = photos.get(photoKey(place));
  const lostPicture = !chosen && typeof picture === 'string' ? picture : null;
  return { text, photo: chosen ?? (photo === null ? null : undefined), lostPicture };
};

/** Null: it was sent, or is not wanted. */
export const keepUnsent = (place: DraftPlace, comment: WrittenComment | null): void => {
  photos.delete(photoKey(place));
  if (!comment) return forgetDraft(place);
  const { text, photo } = comment;
  if (photo) photos.set(photoKey(place), photo);
  keepDraft(place, { text, ...(photo === null && { photo }), ...(photo && { picture: photo.name }) });
};

/** Whether this account had begun to write below an item, wherever there. */
export const hasUnsentBelow = (about: CommentedItem): boolean => {
  const place = placeBelow(about);
  return draftPlaces(place).some((other) => other === place || other.startsWith(`${place}:`));
};

/** Whom in a thread this account had begun to answer. */
export const beganToAnswer = (about: CommentedItem, threadId: string): string | null => {
  const thread = placeOfAnswer(about, threadId, '');
  return draftPlaces(thread)[0]?.slice(thread.length) ?? null;
};
