import type { JobHandler } from '../../jobs/job-runner.ts';
import { listParts, removePart } from './upload-parts.ts';
import { deleteStaleUploads, findOpenUploads } from './uploads.repository.ts';

/** Removes uploads that have not moved for a day, and bytes whose upload is gone. */
const forgetStaleUploads: JobHandler = async ({ db, config }) => {
  // First what lies here: an upload that begins meanwhile has its row before its bytes.
  const parts = await listParts(config);
  await deleteStaleUploads(db);
  const open = await findOpenUploads(db, parts);
  for (const id of parts) if (!open.has(id)) await removePart(config, id);
};

export const uploadsJobs = { 'forget-stale-uploads': forgetStaleUploads } satisfies Record<string, JobHandler>;

export const uploadsCrontab = ['47 * * * * forget-stale-uploads'];
