import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { releaseFiles } from '../files/release-files.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { forgetPurged } from '../reports/forget-purged.ts';
import { kindOf } from './removed-things.ts';
import { findDueRemovals, lockRemoval, updateRemoval } from './removals.repository.ts';

const BATCH = 200;

/** Deletes what one removal has kept, text and files, for good. */
const purge = (context: Context, removalId: string): Promise<void> =>
  context.work(async (unit) => {
    const { db } = unit;
    const row = await lockRemoval(db, removalId);
    if (row?.state !== 'removed') return;
    const { target_type: type, target_id: id, owner_id: ownerId, kept, kept_file_ids: fileIds } = row;
    await updateRemoval(db, removalId, { state: 'purged', kept: '{}', kept_file_ids: [] });
    await kindOf(context, type).erase?.(db, { id, kept }, unit);
    await forgetPurged(unit, { type, id, ownerId });
    await unit.callHook('onRemovalPurged', { type, id, ownerId });
    await lockStorage(db, ownerId);
    await releaseFiles(unit, fileIds);
  });

/** Ends removals that cannot be undone any more, each in one transaction. */
const purgeRemovals: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => findDueRemovals(context.db, seen, BATCH),
    act: ({ id }) => purge(context, id),
    failure: 'a removal could not be ended',
  });

export const removalsJobs = { 'purge-removals': purgeRemovals } satisfies Record<string, JobHandler>;

export const removalsCrontab = ['43 * * * * purge-removals'];
