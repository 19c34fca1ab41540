import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
import { updateFile } from '../files/files.repository.ts';
import { FileInUseError, FileNotUsableError } from './feed-posts.errors.ts';
import { lockFiles, replacePostFiles } from './feed-posts.repository.ts';

/** A post with its performer: only her own files can be used. */
export interface PostOwner {
  id: string;
  performerId: string;
}

export interface PostCovers {
  thumbnailFileId?: string | null | undefined;
  teaserFileId?: string | null | undefined;
  teaserFromFilm?: boolean | undefined;
}

interface Asked {
  fileId: string;
  kinds: readonly FileKind[];
  /** The field in the body, for the error. */
  path: string;
}

/** What a post has already is left where it is, also where the site has removed the same bytes elsewhere. */
const listStanding = async (db: Queryable, postId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from feed_post_files where feed_post_id = ${postId}
    union all select covered.id from feed_posts cross join lateral
      (values (thumbnail_file_id), (teaser_file_id)) as covered (id)
      where feed_posts.id = ${postId} and covered.id is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/**
 * @throws FileNotUsableError for files that are not the performer's, have failed, or are of another kind,
 * FileTakenDownError
 */
const assertUsable = async (db: Queryable, post: PostOwner, asked: readonly Asked[]): Promise<void> => {
  const { id: postId, performerId } = post;
  const found = await lockFiles(
    db,
    asked.map(({ fileId }) => fileId),
  );
  const files = new Map(found.map((file) => [file.id, file]));
  const unusable = asked.flatMap(({ fileId, kinds, path }) => {
    const file = files.get(fileId);
    const isUsable = file && file.owner_id === performerId && kinds.includes(file.kind) && file.status !== 'failed';
    return isUsable ? [] : [{ path, code: 'not_usable', message: 'not a file for your posts' }];
  });
  if (unusable.length > 0) throw new FileNotUsableError({ details: unusable });
  const standing = await listStanding(db, postId);
  await assertFilesStand(
    db,
    asked.flatMap(({ fileId }) => (standing.has(fileId) ? [] : [fileId])),
  );
};

const orInUse = async (writing: Promise<unknown>): Promise<void> => {
  try {
    await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new FileInUseError({ cause: error });
    throw error;
  }
};

/** Sets the files of a post, in this order. @throws FileNotUsableError, FileInUseError, FileTakenDownError */
export const attachFiles = async (db: Queryable, post: PostOwner, fileIds: readonly string[]): Promise<void> => {
  const kinds: FileKind[] = ['feed-photo', 'feed-video', 'feed-audio'];
  await assertUsable(
    db,
    post,
    fileIds.map((fileId, index) => ({ fileId, kinds, path: `fileIds.${index}` })),
  );
  await orInUse(replacePostFiles(db, post.id, fileIds));
};

/** Sets or removes a post's thumbnail and teaser. @throws FileNotUsableError, FileInUseError, FileTakenDownError */
export const setCovers = async (db: Queryable, post: PostOwner, covers: PostCovers): Promise<void> => {
  const { thumbnailFileId, teaserFileId, teaserFromFilm } = covers;
  const asked: Asked[] = [
    ...(thumbnailFileId
      ? [{ fileId: thumbnailFileId, kinds: ['feed-thumbnail'] as const, path: 'thumbnailFileId' }]
      : []),
    ...(teaserFileId ? [{ fileId: teaserFileId, kinds: ['feed-teaser'] as const, path: 'teaserFileId' }] : []),
  ];
  if (asked.length > 0) await assertUsable(db, post, asked);
  const changes = {
    ...(thumbnailFileId !== undefined && { thumbnail_file_id: thumbnailFileId }),
    ...(teaserFileId !== undefined && { teaser_file_id: teaserFileId }),
    ...(teaserFromFilm !== undefined && { teaser_from_film: teaserFromFilm }),
  };
  if (Object.keys(changes).length === 0) return;
  await orInUse(db.updateTable('feed_posts').set(changes).where('id', '=', post.id).execute());
};

/** Stores alternative texts of the post's pictures; other files are ignored. */
export const describeFiles = async (
  db: Queryable,
  postId: string,
  altTexts: Readonly<Record<string, string>> = {},
): Promise<void> => {
  if (Object.keys(altTexts).length === 0) return;
  const files = await db
    .selectFrom('feed_post_files')
    .select('file_id as id')
    .where('feed_post_id', '=', postId)
    .where('file_id', 'in', Object.keys(altTexts))
    .execute();
  for (const { id } of files) await updateFile(db, id, { alt_text: altTexts[id] ?? '' });
};

const filesOfPost = (db: Queryable, postId: string) =>
  db
    .selectFrom('feed_post_files')
    .innerJoin('files', 'files.id', 'feed_post_files.file_id')
    .select(['files.id', 'files.alt_text'])
    .where('feed_post_files.feed_post_id', '=', postId)
    .orderBy('feed_post_files.position')
    .execute();

/** The files that a post shows, in their order. */
export const fileIdsOf = async (db: Queryable, postId: string): Promise<string[]> =>
  (await filesOfPost(db, postId)).map(({ id }) => id);

/** What is said of the files that a post shows, by file id. */
export const altTextsOf = async (db: Queryable, postId: string): Promise<Record<string, string>> =>
  Object.fromEntries((await filesOfPost(db, postId)).map(({ id, alt_text }) => [id, alt_text]));

export const hasFiles = async (db: Queryable, postId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('feed_post_files')
    .select('file_id')
    .where('feed_post_id', '=', postId)
    .executeTakeFirst();
  return row !== undefined;
};
