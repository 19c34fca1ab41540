import type { Author } from '@barg/contract';
import type { MediaSigner } from '../../platform/files/media-signer.ts';
import type { Access } from '../../viewing/access.policy.ts';
import { presentMediaFile, type MediaFileRow } from '../files/files.presenter.ts';
import type { CommentRow } from './comments.repository.ts';
import type { Comment } from './comments.schema.ts';

/** What a comment is presented with, for one caller. */
export interface CommentSurroundings {
  author: Author;
  photo: MediaFileRow | null;
  replyCount: number;
  isLiked: boolean;
  /** The caller's access to the item. */
  access: Access;
  viewerId: string | null;
}

export const presentComment = (
  row: CommentRow,
  { author, photo, replyCount, isLiked, access, viewerId }: CommentSurroundings,
  signer: MediaSigner,
): Comment => ({
  _id: row.id,
  objectType: row.object_type,
  objectId: row.object_id,
  parentId: row.parent_id,
  author,
  text: row.text,
  photo: photo && presentMediaFile(photo, access, signer),
  isDeleted: false,
  isEdited: row.edited_at !== null,
  createdAt: row.created_at.toISOString(),
  isOwn: row.author_id === viewerId,
  replyCount,
  likeCount: row.like_count,
  isLiked,
});
