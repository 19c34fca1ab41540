import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import type { ImageSource } from '../../viewing/image-source.ts';
import { imageSourceOf, mediaPath } from '../../viewing/public-image.ts';
import { FileNotUsableError } from '../files/files.errors.ts';
import { takeFreeFiles } from '../files/free-files.ts';
import { StreamCoverNotUsableError } from './streaming.errors.ts';
import type { StreamRow } from './streaming.repository.ts';

/** The covers of streams that have one whose sizes are made, by the streams' ids; signed for everybody. */
export const loadCovers = async (
  { db, mediaSigner }: Pick<Context, 'db' | 'mediaSigner'>,
  rows: ReadonlyArray<Pick<StreamRow, 'id' | 'cover_file_id'>>,
): Promise<ReadonlyMap<string, ImageSource>> => {
  const places = new Map(rows.flatMap(({ id, cover_file_id: fileId }) => (fileId ? [[fileId, id] as const] : [])));
  if (places.size === 0) return new Map();
  const files = await db
    .selectFrom('files')
    .select(['id', 'variants'])
    .where('id', 'in', [...places.keys()])
    .where('status', '=', 'ready')
    .execute();
  return new Map(
    files.flatMap(({ id, variants }) => {
      const signature = mediaSigner.sign(id, PUBLIC_BEARER);
      const cover = imageSourceOf(variants, ({ size, format }) => mediaPath(id, `${size}.${format}`) + signature);
      const place = places.get(id);
      return cover && place ? [[place, cover] as const] : [];
    }),
  );
};

/**
 * Takes an uploaded picture as the cover of a stream; nothing to do for none, and for the one that it has.
 * @throws StreamCoverNotUsableError for a file that is not hers, of another kind, failed, or in use
 */
export const takeCover = async (
  unit: UnitOfWork,
  ownerId: string,
  { coverFileId, standing = null }: { coverFileId?: string | null | undefined; standing?: string | null },
): Promise<void> => {
  if (!coverFileId || coverFileId === standing) return;
  try {
    await takeFreeFiles(unit, { ownerId, kind: 'feed-thumbnail', ids: [coverFileId] });
  } catch (error) {
    if (error instanceof FileNotUsableError) throw new StreamCoverNotUsableError({ cause: error });
    throw error;
  }
};
