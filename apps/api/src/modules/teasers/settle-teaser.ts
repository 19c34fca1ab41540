import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findTurn } from '../files/processing.repository.ts';
import { findTeased, type Teased, type TeasedType } from './teasers.repository.ts';

export const MAKE_TEASER = 'make-teaser';

/** Whether a piece of its film is to tease something: it is locked, she wants it, and sent no teaser herself. */
export const wantsExcerpt = ({ isFromFilm, audience, teaserId, excerptOf }: Teased): boolean =>
  isFromFilm && audience !== 'free' && (teaserId === null || excerptOf !== null);

/**
 * Brings the teaser of a post or video in line with what was just changed: a piece of another film, or one that is
 * wanted no more, goes, and what is missing is cut later. A teaser that she sent is never touched.
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

/** A film that has become ready may be waited for by what it stands in. */
export const teaseLater = async (unit: UnitOfWork, { id, kind }: { id: string; kind: FileKind }): Promise<void> => {
  if (kind === 'video' || kind === 'feed-video') await cutLater(unit, id);
};

/** The film is named, and not what it stands in: whichever of both is there later finds the other. */
const cutLater = async (unit: UnitOfWork, filmId: string): Promise<void> => {
  const priority = (await findTurn(unit.db, filmId)) ?? 0;
  await unit.addJob(MAKE_TEASER, { filmId }, { key: `${MAKE_TEASER}:${filmId}`, maxAttempts: 5, priority });
};
