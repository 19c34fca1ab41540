import type { LinkPreview } from '@barg/contract';
import { firstLink } from '@barg/contract/words';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { readSettings } from '../settings/settings.service.ts';
import { FETCH_LINK_PREVIEW } from './link-previews.jobs.ts';
import { presentPreview } from './link-previews.presenter.ts';
import { ensurePreview, listPreviews } from './link-previews.repository.ts';

/**
 * The preview of the first address in a text, which a job asks for where it is not known; null without an address, and
 * where the site shows none.
 */
export const previewOf = async (unit: UnitOfWork, text: string): Promise<string | null> => {
  const link = firstLink(text);
  if (!link || !(await readSettings(unit.db)).linkPreviews) return null;
  const { id, isDue } = await ensurePreview(unit.db, link.href);
  if (isDue) await unit.addJob(FETCH_LINK_PREVIEW, { id }, { key: `link-preview ${id}`, keepsPlace: true });
  return id;
};

/** Previews by id; no statement where there is none. */
export const loadPreviews = async (
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkPreview>> => {
  if (ids.length === 0) return new Map();
  return new Map((await listPreviews(db, [...new Set(ids)])).map((row) => [row.id, presentPreview(row)]));
};
