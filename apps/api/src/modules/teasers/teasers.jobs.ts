import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findFile, type FileRow, updateFile } from '../files/files.repository.ts';
import { storeFiles } from '../files/files.service.ts';
import { givingBack } from '../files/processing/giving-back.ts';
import type { LocalFile } from '../files/received-file.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { withExcerpt } from './cut-excerpt.ts';
import { cutLater, MAKE_TEASER, wantsExcerpt } from './settle-teaser.ts';
import { lockTeasedBy, type Teased } from './teasers.repository.ts';

const payloadSchema = z.object({ filmId: z.uuid() });

/** Cuts a film's excerpt, if its item still needs one. */
const makeTeaser: JobHandler = (context, payload, stopping) => {
  const { filmId } = payloadSchema.parse(payload);
  return givingBack(context, stopping, {
    make: () => make(context, filmId),
    again: (unit) => cutLater(unit, filmId),
  });
};

const make = async (context: Context, filmId: string): Promise<void> => {
  const film = await findFile(context.db, filmId);
  if (film?.status !== 'ready' || !(await context.work(({ db }) => lockWanting(db, filmId)))) return;
  try {
    await withExcerpt(context, film, (excerpt) => keepTeaser(context, film, excerpt));
  } catch (error) {
    // No space, or a film that cannot be cut: a retry would fail too, and the film itself is fine.
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ part: 'teasers', code: error.code }, 'a film was left without a teaser');
  }
};

const lockWanting = async (db: Parameters<typeof lockTeasedBy>[0], filmId: string): Promise<Teased | null> => {
  const teased = await lockTeasedBy(db, filmId);
  const isWanting = teased?.filmId === filmId && wantsExcerpt(teased) && teased.excerptOf !== filmId;
  return isWanting ? teased : null;
};

/** Stores the excerpt as a file outside the vault, which only has what the performer uploaded. */
const keepTeaser = (context: Context, film: FileRow, file: LocalFile): Promise<void> => {
  const kind = film.kind === 'video' ? 'video' : 'feed-teaser';
  return storeFiles(context, [{ ownerId: film.owner_id, kind, file, hasVault: false }], async (unit, keep) => {
    await lockStorage(unit.db, film.owner_id);
    const teased = await lockWanting(unit.db, film.id);
    if (!teased) return;
    const [row] = await keep();
    if (!row) throw new Error('a teaser was kept without a row');
    await updateFile(unit.db, row.id, { excerpt_of: film.id });
    await unit.callHook('onTeaserChanged', { ...teased, changes: { teaser_file_id: row.id } });
  });
};

export const teasersJobs = { [MAKE_TEASER]: makeTeaser } satisfies Record<string, JobHandler>;
