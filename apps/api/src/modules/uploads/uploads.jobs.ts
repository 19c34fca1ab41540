import type { JobHandler } from '../../jobs/job-handler.ts';
import { ARRIVALS_PREFIX } from '../../platform/files/store-keys.ts';
import { deleteStaleUploadForms } from '../files/upload-forms.repository.ts';
import { partsOf } from './open-parts.ts';
import { deleteStaleUploads, findOpenUploads } from './uploads.repository.ts';

const DAY_MS = 86_400_000;

/** Deletes uploads without progress for a day, and bytes whose upload is deleted. */
const forgetStaleUploads: JobHandler = async (context) => {
  const parts = await partsOf(context);
  // Files are listed first: an upload that begins meanwhile has its row before its bytes.
  const ids = await parts.list();
  await deleteStaleUploads(context.db);
  const open = await findOpenUploads(context.db, ids);
  for (const id of ids) if (!open.has(id)) await parts.remove(id);
};

/** Deletes files that browsers sent directly to the store a day ago and nobody confirmed, with their forms. */
const forgetStaleArrivals: JobHandler = async ({ db, files }) => {
  for await (const { key, modifiedAt } of files.list(ARRIVALS_PREFIX)) {
    if (Date.now() - modifiedAt.getTime() > DAY_MS) await files.delete(key);
  }
  await deleteStaleUploadForms(db);
};

export const uploadsJobs = {
  'forget-stale-uploads': forgetStaleUploads,
  'forget-stale-arrivals': forgetStaleArrivals,
} satisfies Record<string, JobHandler>;

export const uploadsCrontab = ['47 * * * * forget-stale-uploads', '52 * * * * forget-stale-arrivals'];
