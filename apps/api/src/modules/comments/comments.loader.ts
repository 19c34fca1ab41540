import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Access } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { mediaFileColumns, type MediaFileRow } from '../files/files.presenter.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { presentComment } from './comments.presenter.ts';
import { countReplies, findLiked, type CommentRow } from './comments.repository.ts';
import type { Comment } from './comments.schema.ts';

const loadPhotos = async (
  db: Queryable,
  fileIds: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, MediaFileRow>> => {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('files').select(mediaFileColumns).where('files.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Comments on one item as an onlooker sees them, by four queries. */
export const loadComments = async (
  { mediaSigner }: Pick<Context, 'mediaSigner'>,
  db: Queryable,
  rows: readonly CommentRow[],
  access: Access,
  onlooker: Onlooker,
): Promise<Comment[]> => {
  const ids = rows.map(({ id }) => id);
  const viewerId = onlooker.account?.id ?? null;
  const [authors, photos, replies, liked] = await Promise.all([
    loadAuthors(
      db,
      rows.map(({ author_id }) => author_id),
    ),
    loadPhotos(
      db,
      rows.map(({ file_id }) => file_id),
    ),
    countReplies(db, onlooker, rows),
    findLiked(db, viewerId, ids),
  ]);
  return rows.map((row) =>
    presentComment(
      row,
      {
        author: authorOf(authors, row.author_id),
        photo: (row.file_id && photos.get(row.file_id)) || null,
        replyCount: replies.get(row.id) ?? 0,
        isLiked: liked.has(row.id),
        access,
        viewerId,
      },
      mediaSigner,
    ),
  );
};
