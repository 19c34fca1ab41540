import type { Author } from '@barg/contract';
import type { CommentRow } from './comments.repository.ts';
import type { Comment } from './comments.schema.ts';

export const presentComment = (row: CommentRow, author: Author, viewerId: string | null): Comment => ({
  _id: row.id,
  objectType: row.object_type,
  objectId: row.object_id,
  author,
  text: row.text,
  isDeleted: false,
  isEdited: row.edited_at !== null,
  createdAt: row.created_at.toISOString(),
  isOwn: row.author_id === viewerId,
});
