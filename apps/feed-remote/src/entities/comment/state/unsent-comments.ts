import { accountHere } from '@barg/session';
import { draftPlaces, forgetDraft, keepDraft, readDraft, type DraftPlace } from '@barg/session/unsent-drafts';
import type { CommentedItem } from '../api/comment-pages.ts';

export interface WrittenComment {
  text: string;
  /** A new picture; null for none; undefined to keep the existing one. */
  photo: File | null | undefined;
}

/** A restored draft. */
export interface UnsentComment extends WrittenComment {
  /** The name of its picture, if that was lost by a reload. */
  lostPicture: string | null;
  /** The text that an edit is to take the place of. */
  basedOn?: string | undefined;
}

export const placeBelow = ({ type, id }: CommentedItem): DraftPlace => `comment:${type}:${id}`;

/** `answeredId` is the answered comment or answer; all answers of a thread have one level. */
export const placeOfAnswer = (about: CommentedItem, threadId: string, answeredId: string): DraftPlace =>
  `${placeBelow(about)}:${threadId}:${answeredId}`;

export const placeOfEdit = (commentId: string): DraftPlace => `comment-edit:${commentId}`;

/** Chosen pictures by draft: they outlive the session, but not the page, because files are not stored. */
const photos = new Map<string, File>();

const photoKey = (place: DraftPlace): string => `${accountHere()} ${place}`;

/** This account's draft of a place. */
export const unsentAt = (place: DraftPlace): UnsentComment | undefined => {
  const kept = readDraft(place);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { text, photo, picture, basedOn } = kept as Partial<Record<keyof UnsentComment | 'picture', unknown>>;
  if (typeof text !== 'string') return undefined;
  const chosen = photos.get(photoKey(place));
  const lostPicture = !chosen && typeof picture === 'string' ? picture : null;
  return {
    ...{ text, photo: chosen ?? (photo === null ? null : undefined), lostPicture },
    ...(typeof basedOn === 'string' && { basedOn }),
  };
};

/** Stores a draft; null deletes it. */
export const keepUnsent = (
  place: DraftPlace,
  comment: (WrittenComment & Pick<UnsentComment, 'basedOn'>) | null,
): void => {
  photos.delete(photoKey(place));
  if (!comment) return forgetDraft(place);
  const { text, photo, basedOn } = comment;
  if (photo) photos.set(photoKey(place), photo);
  keepDraft(place, { text, ...(photo === null && { photo }), ...(photo && { picture: photo.name }), basedOn });
};

/** Whether this account has a draft below an item, of a comment or an answer. */
export const hasUnsentBelow = (about: CommentedItem): boolean => {
  const place = placeBelow(about);
  return draftPlaces(place).some((other) => other === place || other.startsWith(`${place}:`));
};

/** The answered id of this account's draft in a thread. */
export const beganToAnswer = (about: CommentedItem, threadId: string): string | null => {
  const thread = placeOfAnswer(about, threadId, '');
  return draftPlaces(thread)[0]?.slice(thread.length) ?? null;
};
