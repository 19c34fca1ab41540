import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findTurn } from '../files/processing.repository.ts';
import { findTeased, type Teased, type TeasedType } from './teasers.repository.ts';

export const MAKE_TEASER = 'make-teaser';

/** Whether an item needs an excerpt as its teaser: it is locked, its performer wants one, and uploaded none. */
export const wantsExcerpt = ({ isFromFilm, audience, teaserId, excerptOf }: Teased): boolean =>
  isFromFilm && audience !== 'free' && (teaserId === null || excerptOf !== null);

/**
 * Updates the teaser of a post or video after a change: an excerpt of another film, or one that is not wanted any more,
 * is removed, and a missing one is cut by a job. An uploaded teaser is never changed.
 */
export const settleTeaser = async (unit: UnitOfWork, type: TeasedType, id: string): Promise<void> => {
  const teased = await findTeased(unit.db, type, id);
  if (!teased) return;
  const { filmId, excerptOf, teaserId } = teased;
  if (teased.isFromFilm && teaserId !== null && excerptOf === null) {
    await unit.callHook('onTeaserChanged', { ...teased, changes: { teaser_from_film: false } });
  }
  const isFitting = wantsExcerpt(teased) && excerptOf === filmId;
  if (excerptOf !== null && !isFitting) {
    await unit.callHook('onTeaserChanged', { ...teased, changes: { teaser_file_id: null } });
  }
  if (filmId !== null && wantsExcerpt(teased) && !isFitting) await cutLater(unit, filmId);
};

/** Queues the teaser for the item of a film that has become ready. */
export const teaseLater = async (unit: UnitOfWork, { id, kind }: { id: string; kind: FileKind }): Promise<void> => {
  if (kind === 'video' || kind === 'feed-video') await cutLater(unit, id);
};

/** The job has the film's id, not the item's: item and film may be ready in either order. */
export const cutLater = async (unit: UnitOfWork, filmId: string): Promise<void> => {
  const priority = (await findTurn(unit.db, filmId)) ?? 0;
  await unit.addJob(MAKE_TEASER, { filmId }, { key: `${MAKE_TEASER}:${filmId}`, maxAttempts: 5, priority });
};
