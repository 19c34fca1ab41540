import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { BROUGHT_BACK, RESTORABLE_SECONDS } from '../../shared/restorable.ts';
import { assertPublishTime, plannedColumns } from '../../shared/publish-times.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { storeFiles } from '../files/files.service.ts';
import { receiveForm } from '../files/receive-form.ts';
import { settleTeaser } from '../teasers/settle-teaser.ts';
import { insertVideo, lockDeletedVideo, lockVideo, updateVideo } from './publishing.repository.ts';
import { showVideo, videoNotices } from './show-video.ts';
import { reuseForVideo, type VideoColumns } from './vault-files.ts';
import { claimOfForm, COLUMNS, FILES, filesToStore, TYPES } from './video-form.ts';
import { videoTimes } from './video-times.ts';
import { VideoPriceError, VideoPublishTimeError } from './videos.errors.ts';
import { mayChangeVideo } from './videos.policy.ts';
import { changeVideoCount, softDeleteVideo } from './videos.repository.ts';
import { newVideoWords } from './videos.schema.ts';

type NewVideoWords = z.output<typeof newVideoWords>;

/**
 * Inserts a video of stored files and items of the vault: its texts, and the columns that name the files.
 * @throws VideoPriceError, VideoPublishTimeError, InvalidValuesError without a film, and what `reuseForVideo` throws
 */
export const publishVideo = async (
  unit: UnitOfWork,
  account: Pick<Account, 'id'>,
  words: NewVideoWords,
  sent: VideoColumns,
) => {
  const { db } = unit;
  const id = newId();
  const { title, description, audience, teaserFromFilm } = words;
  const price = await askingPrice(db, audience, toHundredths(words.price ?? 0), VideoPriceError);
  const publishAt = words.publishAt ? new Date(words.publishAt) : null;
  if (publishAt) await assertPublishTime(db, publishAt, VideoPublishTimeError);
  const reused = await reuseForVideo(unit, account, words, sent);
  // After the storage, as a deletion locks the two.
  await holdAccount(db, account.id);
  const { file_id, ...others } = { ...sent, ...reused.columns };
  if (file_id === undefined)
    throw new InvalidValuesError({ details: [{ path: 'video', code: 'required', message: 'there is no film' }] });
  const row = { id, performer_id: account.id, title, description, audience, price, teaser_from_film: teaserFromFilm };
  await insertVideo(db, { ...row, ...plannedColumns(publishAt), file_id, ...others });
  await settleTeaser(unit, 'video', id);
  if (publishAt) await videoTimes.plan(unit, id, publishAt);
  if (reused.film) await showVideo(unit, reused.film);
  return { id };
};

/**
 * Receives a video with its texts, thumbnail and teaser, and publishes it; it is shown once its film is ready, and not
 * before its moment. Returns its id.
 * @throws UnsupportedTypeError, FileTooLargeError, and what `publishVideo` throws
 */
export const receiveVideo = (
  context: Context,
  request: FastifyRequest,
  { account, claim }: { account: Account; claim: IdempotencyClaim | null },
): Promise<string> => {
  const shape = { fields: newVideoWords, ...TYPES, files: FILES };
  return receiveForm(request, context, shape, async ({ fields: words, files }) => {
    const { received, columns } = filesToStore(account, files);
    const { id } = await storeFiles(context, received, (unit, keep) =>
      runIdempotent(unit, claimOfForm(claim, words, files), async () => {
        await keep();
        return publishVideo(unit, account, words, columns);
      }),
    );
    return id;
  });
};

/** The caller's own video, locked. @throws NotFoundError for any other */
export const lockOwnVideo = async (db: Queryable, account: Account, id: string) => {
  const video = await lockVideo(db, id);
  if (!video || !mayChangeVideo(account, video)) throw new NotFoundError();
  return video;
};

/** Removes the thumbnail or teaser of a video, if there is one. @throws NotFoundError */
export const removeVideoFile = (
  context: Context,
  account: Account,
  { id, type }: { id: string; type: 'thumbnail' | 'teaser' },
): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnVideo(db, account, id);
    await updateVideo(db, id, { [COLUMNS[type]]: null, ...(type === 'teaser' && { teaser_from_film: false }) });
  });

/**
 * Deletes a video; {@link restoreVideo} can restore it for a minute. @throws NotFoundError for a video that is not the
 * caller's
 */
export const deleteVideo = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnVideo(db, account, id);
    await softDeleteVideo(db, id, RESTORABLE_SECONDS);
  });

/**
 * Restores a deleted video. One whose film became ready meanwhile is published now.
 * @throws NotFoundError for another's video, or one that cannot be restored any more
 */
export const restoreVideo = (context: Context, account: Account, id: string): Promise<void> =>
  context.work((unit) => bringVideoBack(unit, id, account.id));

/** @throws NotFoundError */
export const bringVideoBack = async (unit: UnitOfWork, id: string, performerId: string): Promise<void> => {
  const video = await lockDeletedVideo(unit.db, id, performerId);
  if (!video) throw new NotFoundError();
  await updateVideo(unit.db, id, BROUGHT_BACK);
  // Its moment may have come meanwhile.
  if (video.state === 'scheduled') return videoTimes.plan(unit, id, video.published_at);
  if (video.status !== 'ready') return;
  if (video.is_after) return showVideo(unit, { id: video.file_id, kind: video.kind });
  await changeVideoCount(unit.db, performerId, 1);
  if (video.is_late) await videoNotices.announce(unit, id);
};
