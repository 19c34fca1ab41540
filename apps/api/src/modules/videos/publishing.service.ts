import { createHash } from 'node:crypto';
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
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { storeFiles } from '../files/files.service.ts';
import { receiveForm, type ReceivedForm } from '../files/receive-form.ts';
import { settleTeaser } from '../teasers/settle-teaser.ts';
import { insertVideo, lockDeletedVideo, lockVideo, updateVideo } from './publishing.repository.ts';
import { takeSentFiles } from './sent-files.ts';
import { announceVideo, showVideo } from './show-video.ts';
import { reuseForVideo, type VideoColumns } from './vault-files.ts';
import { VideoFileKeptError, VideoPriceError } from './videos.errors.ts';
import { mayChangeVideo } from './videos.policy.ts';
import { changeVideoCount, findVideos, softDeleteVideo } from './videos.repository.ts';
import { newVideoWords, videoChanges } from './videos.schema.ts';

/** The files of a form, and what they are. */
const FILES = { video: 'video', thumbnail: 'video-thumbnail', teaser: 'video' } as const;
type FileName = keyof typeof FILES;
type Files = ReceivedForm<unknown, FileName>['files'];

/** What in a form is no text. */
const TYPES = { numbers: ['price'], booleans: ['teaserFromFilm'] } as const;

const NAMES = Object.keys(FILES) as FileName[];
const COLUMNS = { video: 'file_id', thumbnail: 'thumbnail_file_id', teaser: 'teaser_file_id' } as const;

/** What came in a form, ready to be stored, and the columns in which it will stand. */
const filesToStore = (account: Account, files: Files) => {
  const received = NAMES.flatMap((name) => {
    const file = files[name];
    return file ? [{ name, id: newId(), ownerId: account.id, kind: FILES[name], file }] : [];
  });
  const columns = Object.fromEntries(received.map(({ name, id }) => [COLUMNS[name], id]));
  return { received, columns: columns as VideoColumns };
};

type NewVideoWords = z.output<typeof newVideoWords>;

/**
 * A new video of files that the store has and of items of the vault: its words, and the columns that name what was sent.
 * @throws VideoPriceError, InvalidValuesError without a film, and what `reuseForVideo` throws
 */
export const publishVideo = async (unit: UnitOfWork, account: Account, words: NewVideoWords, sent: VideoColumns) => {
  const { db } = unit;
  const id = newId();
  const { title, description, audience, teaserFromFilm } = words;
  const price = await askingPrice(db, audience, toHundredths(words.price ?? 0), VideoPriceError);
  const reused = await reuseForVideo(unit, account, words, sent);
  const { file_id, ...others } = { ...sent, ...reused.columns };
  if (file_id === undefined)
    throw new InvalidValuesError({ details: [{ path: 'video', code: 'required', message: 'there is no film' }] });
  const row = { id, performer_id: account.id, title, description, audience, price, teaser_from_film: teaserFromFilm };
  await insertVideo(db, { ...row, file_id, ...others });
  await settleTeaser(unit, 'video', id);
  if (reused.film) await showVideo(unit, reused.film);
  return { id };
};

/** The same key with the same words and bytes is the same request. */
const claimOfForm = (claim: IdempotencyClaim | null, words: unknown, files: Files): IdempotencyClaim | null => {
  if (!claim) return null;
  const hash = createHash('sha256').update(claim.requestHash).update(JSON.stringify(words));
  for (const name of NAMES) hash.update(`\0${name}:`).update(files[name]?.sha256 ?? '');
  return { ...claim, requestHash: hash.digest() };
};

/**
 * Receives a video with its words, its picture and its teaser, and publishes it; it is shown once its film plays.
 * Answers its id.
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

/** The caller's own video, locked. @throws NotFoundError for one that is not */
const lockOwnVideo = async (db: Queryable, account: Account, id: string) => {
  const video = await lockVideo(db, id);
  if (!video || !mayChangeVideo(account, video)) throw new NotFoundError();
  return video;
};

/**
 * Changes the words that are given, and the files that come with them. The film itself is only replaced when it could
 * not be processed: who bought a video keeps what was bought.
 * @throws NotFoundError for a video that is not the caller's, VideoFileKeptError, VideoPriceError, and what
 * `takeSentFiles` and `reuseForVideo` throw
 */
export const editVideo = async (
  context: Context,
  request: FastifyRequest,
  { account, id }: { account: Account; id: string },
): Promise<void> => {
  // Before the bytes come: who may not is told at once.
  const [found] = await findVideos(context.db, account, [id]);
  if (!found || !mayChangeVideo(account, found)) throw new NotFoundError();
  const shape = { fields: videoChanges, ...TYPES, files: FILES };
  await receiveForm(request, context, shape, async ({ fields: { price, ...words }, files }) => {
    const { received, columns } = filesToStore(account, files);
    await storeFiles(context, received, async (unit, keep) => {
      const { db } = unit;
      const video = await lockOwnVideo(db, account, id);
      const isOtherFilm = [columns.file_id, words.fileId, words.vaultVideo].some((film) => film !== undefined);
      if (isOtherFilm && video.status !== 'failed') throw new VideoFileKeptError();
      await keep();
      const sent = await takeSentFiles(unit, account, words, columns);
      const placed = { ...sent.columns, ...columns };
      const reused = await reuseForVideo(unit, account, words, placed);
      const film = reused.film ?? sent.film;
      const { title, description, audience } = { ...video, ...withoutUndefined(words) };
      const asked = price === undefined ? video.price : toHundredths(price);
      await updateVideo(db, id, {
        title,
        description,
        audience,
        price: await askingPrice(db, audience, asked, VideoPriceError),
        teaser_from_film: words.teaserFromFilm ?? video.teaser_from_film,
        ...placed,
        ...reused.columns,
      });
      await settleTeaser(unit, 'video', id);
      if (film) await showVideo(unit, film);
    });
  });
};

/** Takes the picture or the teaser of a video away; there being none is no fault. @throws NotFoundError */
export const removeVideoFile = (
  context: Context,
  account: Account,
  { id, type }: { id: string; type: 'thumbnail' | 'teaser' },
): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnVideo(db, account, id);
    await updateVideo(db, id, { [COLUMNS[type]]: null, ...(type === 'teaser' && { teaser_from_film: false }) });
  });

/** {@link restoreVideo} takes it back for a minute. @throws NotFoundError for a video that is not the caller's */
export const deleteVideo = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnVideo(db, account, id);
    await softDeleteVideo(db, id, RESTORABLE_SECONDS);
  });

/**
 * Takes back that a video was deleted. One whose film came to play meanwhile is shown from now on.
 * @throws NotFoundError where it is another's, or gone for good
 */
export const restoreVideo = (context: Context, account: Account, id: string): Promise<void> =>
  context.work((unit) => bringVideoBack(unit, id, account.id));

/** @throws NotFoundError */
export const bringVideoBack = async (unit: UnitOfWork, id: string, performerId: string): Promise<void> => {
  const video = await lockDeletedVideo(unit.db, id, performerId);
  if (!video) throw new NotFoundError();
  await updateVideo(unit.db, id, BROUGHT_BACK);
  if (video.status !== 'ready') return;
  if (video.is_after) return showVideo(unit, { id: video.file_id, kind: video.kind });
  await changeVideoCount(unit.db, performerId, 1);
  if (video.is_late) await announceVideo(unit, id);
};
