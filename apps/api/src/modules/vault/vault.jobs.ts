import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { RESTORABLE_SECONDS } from '../../shared/restorable.ts';
import { putBack } from '../files/vault-items.repository.ts';
import { releaseFiles } from '../files/release-files.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { countUses } from './vault-uses.ts';
import { findRemoved, isStillRemoved, lockUses } from './vault.repository.ts';

const BATCH = 200;

/** Releases an item, unless it was restored or is used again. */
const forget = (context: Context, { id, owner_id: ownerId }: { id: string; owner_id: string }): Promise<void> =>
  context.work(async (unit) => {
    await lockStorage(unit.db, ownerId);
    if (!(await isStillRemoved(unit.db, id, RESTORABLE_SECONDS))) return;
    const fileIds = await lockUses(unit.db, id);
    const isUsed = (await countUses(unit.db, [id])).size > 0;
    if (isUsed) await putBack(unit.db, ownerId, id);
    else await releaseFiles(unit, fileIds);
  });

/** Releases items that were removed and not restored in time. */
const forgetRemovedItems: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => findRemoved(context.db, { seconds: RESTORABLE_SECONDS, seen }, BATCH),
    act: (item) => forget(context, item),
    failure: 'a removed item could not be released',
  });

export const vaultJobs = { 'forget-removed-items': forgetRemovedItems } satisfies Record<string, JobHandler>;

export const vaultCrontab = ['* * * * * forget-removed-items'];
