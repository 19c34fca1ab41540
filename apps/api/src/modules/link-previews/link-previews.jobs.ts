import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Outside } from '../../platform/outside/get-bounded.ts';
import { readSettings } from '../settings/settings.service.ts';
import { fetchPreview, type FetchedPreview } from './fetch-preview.ts';
import { findDueAddress, noteUnanswered, storePreview } from './link-previews.repository.ts';

export const FETCH_LINK_PREVIEW = 'fetch-link-preview';

const payloadSchema = z.object({ id: z.uuid() });

/**
 * Asks a page what it says of itself, and tells whoever shows it. What cannot be read has no preview: that is kept too,
 * so that a page that is down is asked once an hour at most. Outside of a transaction, because it takes seconds.
 */
export const fetchLinkPreview = async (
  { db, work, log }: Parameters<JobHandler>[0],
  payload: unknown,
  outside?: Outside,
): Promise<void> => {
  const { id } = payloadSchema.parse(payload);
  const address = await findDueAddress(db, id);
  const { linkPreviews, siteName } = await readSettings(db);
  if (address === undefined || !linkPreviews) return;
  const fetched = await fetchPreview(address, siteName, outside).catch((error: unknown): FetchedPreview | null => {
    log.debug({ part: 'link-previews', err: error }, 'a page has no preview');
    return null;
  });
  await work(async (unit) => {
    if (fetched) await storePreview(unit.db, id, fetched);
    else await noteUnanswered(unit.db, id);
    await unit.callHook('onLinkPreviewed', { previewId: id });
  });
};

export const linkPreviewJobs = {
  [FETCH_LINK_PREVIEW]: (context, payload) => fetchLinkPreview(context, payload),
} satisfies Record<string, JobHandler>;
