import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { storeFile } from '../files/files.service.ts';
import type { LocalFile } from '../files/received-file.ts';

/** The kind of file of a comment's picture. */
export const COMMENT_PHOTO = 'comment-photo';

/** Runs a unit of work that also stores the picture's row, if there is a picture. */
export const workWithPicture = async <T>(
  context: Context,
  member: Member,
  picture: LocalFile | null,
  work: (unit: UnitOfWork, fileId: string | null) => Promise<T>,
): Promise<T> => {
  if (!picture) return context.work((unit) => work(unit, null));
  const id = newId();
  const result = Promise.withResolvers<T>();
  await storeFile(context, {
    id,
    ownerId: member.account.id,
    kind: COMMENT_PHOTO,
    file: picture,
    onStored: async (unit) => result.resolve(await work(unit, id)),
  });
  return result.promise;
};
