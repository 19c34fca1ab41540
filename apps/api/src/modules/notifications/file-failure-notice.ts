import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from './notify.ts';

type Studio = `/creator/${string}`;
type Work = { id: string; performer_id: string };

/** The item that uses a file, with its performer; undefined when no such item does, or it is deleted. */
type FindWork = (db: Queryable, fileId: string) => Promise<Work | undefined>;

/**
 * A handler of `onFileFailed`: notifies the performer whose item uses the failed file, with a link below `studio` to
 * the page that edits the item. She has usually left the upload page by then.
 */
export const fileFailureNotice =
  (studio: Studio, findWork: FindWork) =>
  async (unit: UnitOfWork, file: { id: string }): Promise<void> => {
    const work = await findWork(unit.db, file.id);
    if (!work) return;
    const { id, performer_id: userId } = work;
    await notify(unit, { userId, kind: 'file-failed', actorId: null, link: `${studio}/${id}` });
  };

/**
 * Tells a performer of a work that does not appear at its moment, because the site has removed a file that it shows, with
 * the same link.
 */
export const tellOfHeld =
  (studio: Studio) =>
  async (unit: UnitOfWork, { id, performer_id: userId }: Work): Promise<void> =>
    notify(unit, { userId, kind: 'work-held', actorId: null, link: `${studio}/${id}` });
