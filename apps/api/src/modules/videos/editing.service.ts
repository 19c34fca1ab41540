import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import type { Account } from '../../viewing/caller.ts';
import { storeFiles } from '../files/files.service.ts';
import { receiveForm } from '../files/receive-form.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { settleTeaser } from '../teasers/settle-teaser.ts';
import { updateVideo } from './publishing.repository.ts';
import { lockOwnVideo } from './publishing.service.ts';
import { takeSentFiles } from './sent-files.ts';
import { showVideo } from './show-video.ts';
import { reuseForVideo, type VideoColumns } from './vault-files.ts';
import { videoTimes } from './video-times.ts';
import { claimOfForm, FILES, filesToStore, TYPES } from './video-form.ts';
import { VideoFileKeptError, VideoPriceError } from './videos.errors.ts';
import { mayChangeVideo } from './videos.policy.ts';
import { findVideos } from './videos.repository.ts';
import { videoChanges } from './videos.schema.ts';

type VideoChanges = z.output<typeof videoChanges>;
type LockedVideo = Awaited<ReturnType<typeof lockOwnVideo>>;

/**
 * Changes the given texts and files; the same key changes them once.
 * @throws NotFoundError for a video that is not the caller's, ChangedMeanwhileError, and what `changeVideo` throws
 */
export const editVideo = async (
  context: Context,
  request: FastifyRequest,
  { account, id, claim }: { account: Account; id: string; claim: IdempotencyClaim | null },
): Promise<void> => {
  // Before the upload is read, to refuse it at once.
  const [found] = await findVideos(context.db, account, [id]);
  if (!found || !mayChangeVideo(account, found)) throw new NotFoundError();
  const shape = { fields: videoChanges, ...TYPES, files: FILES };
  await receiveForm(request, context, shape, async ({ fields: changes, files }) => {
    const { received, columns } = filesToStore(account, files);
    await storeFiles(context, received, (unit, keep) =>
      runIdempotent(unit, claimOfForm(claim, changes, files), async () => {
        const video = await lockOwnVideo(unit.db, account, id);
        assertWordsStand(video, changes);
        assertFilmStays(video, changes, columns);
        await keep();
        await changeVideo(unit, { account, video }, changes, columns);
        return { id };
      }),
    );
  });
};

/** Nobody replaces what another tab has saved without knowing. @throws ChangedMeanwhileError */
const assertWordsStand = (video: LockedVideo, { basedOn, ...changes }: VideoChanges): void => {
  const { title, description, audience, price, state } = video;
  const publishAt = state === 'scheduled' ? video.published_at : null;
  const stored = { title, description, audience, price: fromHundredths(price), publishAt };
  // What is to appear now is planned no more.
  const isNow = changes.publishAt === 'now' && { publishAt: null };
  assertStands({ stored, changes: { ...changes, ...isNow }, basedOn });
};

/**
 * The film can only be replaced when its processing failed: buyers keep what they bought. The same film again, after
 * the answer to the first save was lost, is accepted.
 * @throws VideoFileKeptError
 */
const assertFilmStays = (video: LockedVideo, { fileId, vaultVideo }: VideoChanges, received: VideoColumns): void => {
  if (video.status === 'failed') return;
  const isOther = fileId !== undefined && fileId !== video.file_id;
  if (isOther || received.file_id !== undefined || vaultVideo !== undefined) throw new VideoFileKeptError();
};

/** @throws VideoPriceError, and what `takeSentFiles`, `reuseForVideo` and `changeTime` throw */
const changeVideo = async (
  unit: UnitOfWork,
  { account, video }: { account: Account; video: LockedVideo },
  { price, publishAt, ...words }: VideoChanges,
  received: VideoColumns,
): Promise<void> => {
  const sent = await takeSentFiles(unit, account, words, { received, standing: video });
  const placed = { ...sent.columns, ...received };
  const reused = await reuseForVideo(unit, account, words, placed);
  const film = reused.film ?? sent.film;
  const { title, description, audience } = { ...video, ...withoutUndefined(words) };
  const asked = price === undefined ? video.price : toHundredths(price);
  await updateVideo(unit.db, video.id, {
    title,
    description,
    audience,
    price: await askingPrice(unit.db, audience, asked, VideoPriceError),
    teaser_from_film: words.teaserFromFilm ?? video.teaser_from_film,
    ...placed,
    ...reused.columns,
  });
  await settleTeaser(unit, 'video', video.id);
  if (film) await showVideo(unit, film);
  await videoTimes.changeTime(unit, { ...video, ...placed, ...reused.columns }, publishAt === 'now' ? null : publishAt);
};
