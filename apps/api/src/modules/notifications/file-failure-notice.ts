import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from './notify.ts';

/** The item that uses a file, with its performer; undefined when no such item does, or it is deleted. */
type FindWork = (db: Queryable, fileId: string) => Promise<{ id: string; performer_id: string } | undefined>;

/**
 * A handler of `onFileFailed`: notifies the performer whose item uses the failed file, with a link below `studio` to
 * the page that edits the item. She has usually left the upload page by then.
 */
export const fileFailureNotice =
  (studio: `/creator/${string}`, findWork: FindWork) =>
  async (unit: UnitOfWork, file: { id: string }): Promise<void> => {
    const work = await findWork(unit.db, file.id);
    if (!work) return;
    await tellOfFile(studio)(unit, work);
  };

/**
 * The same where it is known which of her works it is: also of one that does not appear at its moment, because the site
 * has removed a file of it.
 */
export const tellOfFile =
  (studio: `/creator/${string}`) =>
  async (unit: UnitOfWork, { id, performer_id: userId }: { id: string; performer_id: string }): Promise<void> =>
    notify(unit, { userId, kind: 'file-failed', actorId: null, link: `${studio}/${id}` });
