import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from './notify.ts';

/** What a file stands in, and whose it is; undefined where it stands in nothing of the kind, or in what is deleted. */
type FindWork = (db: Queryable, fileId: string) => Promise<{ id: string; performer_id: string } | undefined>;

/**
 * Takes part in the hook of files of which nothing can be made: tells a performer of one that stands in a work of hers,
 * with the way to where she changes it, below `studio`. Who sent it has gone on long since.
 */
export const tellingOfFailure =
  (studio: `/creator/${string}`, findWork: FindWork) =>
  async (unit: UnitOfWork, file: { id: string }): Promise<void> => {
    const work = await findWork(unit.db, file.id);
    if (!work) return;
    const link = `${studio}/${work.id}`;
    await notify(unit, { userId: work.performer_id, kind: 'file-failed', actorId: null, link });
  };
