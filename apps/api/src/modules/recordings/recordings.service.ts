import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { RecordingChoice } from '../../platform/database/recording-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { findVisibleStream } from '../../viewing/streams.ts';
import { noAccess, ownAccess } from '../../viewing/access.policy.ts';
import { StreamBannedError } from '../../viewing/stream-order.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { findFile } from '../files/files.repository.ts';
import { removeItem } from '../vault/vault.service.ts';
import { mayFindVideo } from '../videos/videos.policy.ts';
import { findVideos } from '../videos/videos.repository.ts';
import { assertStreamStands } from './films.repository.ts';
import { publishStored } from './publish-recording.ts';
import { RecordingPublishedError, RecordingStillRunsError } from './recordings.errors.ts';
import { ownsRecording } from './recordings.policy.ts';
import { presentRecording } from './recordings.presenter.ts';
import {
  findLatest,
  findRecording,
  findStreamFacts,
  findPublished,
  isRecordingOn,
  lockRecording,
  type RecordingRow,
  type ShownRecording,
  saveRecordingOn,
  updateRecording,
} from './recordings.repository.ts';
import type { Recording } from './recordings.schema.ts';
import { makeFilmLater, removeSegments } from './remove-segments.ts';

/** Whether the caller's streams are recorded. */
export const getSetting = async ({ db, live }: Context, { id }: Account) => ({
  isOn: await isRecordingOn(db, id),
  isPossible: live.records,
});

/** Holds from the next connection of a camera on. */
export const setSetting = async ({ db, live }: Context, { id }: Account, isOn: boolean) => {
  await saveRecordingOn(db, id, isOn);
  return { isOn, isPossible: live.records };
};

/** A recording for its performer, with the film where it can be trimmed. */
const present = async ({ db, mediaSigner }: Context, { id }: Account, row: ShownRecording | undefined) => {
  if (!row) return null;
  const isHers = row.status === 'kept' && row.video_id === null && row.shown_at === null;
  const film = isHers && row.file_id ? await findFile(db, row.file_id) : undefined;
  return presentRecording(row, film ? presentMediaFile(film, ownAccess(id), mediaSigner) : null);
};

/**
 * The recording of one of the caller's streams, or of the last one that has a recording; null where there is none.
 */
export const getRecording = async (
  context: Context,
  account: Account,
  streamId: string | undefined,
): Promise<Recording | null> => present(context, account, await findLatest(context.db, account.id, streamId));

/**
 * A stream, and its recording where the onlooker may find the video that it became, or its film is shown here.
 * @throws NotFoundError for an unknown stream
 */
export const findStreamVideo = async (db: Queryable, onlooker: Onlooker, streamId: string) => {
  const stream = await findVisibleStream(db, streamId, onlooker);
  if (!stream) throw new NotFoundError();
  const recording = await findPublished(db, streamId);
  if (!recording?.video_id) {
    const film = recording?.file_id ? await findFile(db, recording.file_id) : undefined;
    return film?.status === 'ready' ? { stream, recording, film } : { stream };
  }
  const [video] = await findVideos(db, onlooker.account, [recording.video_id]);
  return video && mayFindVideo(onlooker.account, video) ? { stream, recording } : { stream };
};

/**
 * The video that a stream became, if the onlooker may find it, or the film that is shown here: signed for whom the
 * stream is open to.
 * @throws NotFoundError for an unknown stream, StreamBannedError
 */
export const getStreamVideo = async ({ db, mediaSigner }: Context, onlooker: Onlooker, streamId: string) => {
  const { stream, recording, film } = await findStreamVideo(db, onlooker, streamId);
  if (!recording) return null;
  if (film && stream.is_banned) throw new StreamBannedError();
  const viewer = stream.may_watch ? onlooker.account : null;
  const access = viewer ? ownAccess(viewer.id) : noAccess;
  return {
    videoId: recording.video_id,
    film: film ? presentMediaFile(film, access, mediaSigner) : null,
    hasReplay: recording.clock !== null,
  };
};

/**
 * What shall become of a recording: published to whom its stream was for, kept in the vault, or deleted. It may be said
 * before the film is made, and taken back where the film is shown at the stream's address; a video is changed where
 * videos are.
 * @throws NotFoundError, RecordingStillRunsError, RecordingTakenDownError, RecordingPublishedError, VaultItemInUseError,
 * VaultItemNotReadyError, FileTakenDownError
 */
export const chooseFor = async (
  context: Context,
  account: Account,
  { id, choice }: { id: string; choice: RecordingChoice },
): Promise<Recording | null> => {
  const found = await findRecording(context.db, id);
  if (!found || !ownsRecording(account.id, found)) throw new NotFoundError();
  await assertStreamStands(context.db, found);
  if (choice === 'deleted') await removeFilm(context, account, found);
  await context.work((unit) => decide(unit, id, choice));
  return getRecording(context, account, found.stream_id);
};

/** Takes the film out of the vault, unless something else than its stream's address shows it. */
const removeFilm = async (context: Context, account: Account, found: RecordingRow): Promise<void> => {
  const { id, file_id, video_id, shown_at } = found;
  if (video_id) throw new RecordingPublishedError();
  if (shown_at) await context.work((unit) => decide(unit, id, 'private'));
  const file = file_id ? await findFilm(context.db, file_id) : undefined;
  if (file?.vault_item_id) await removeItem(context, account, file.vault_item_id);
};

const findFilm = (db: Context['db'], id: string) =>
  db.selectFrom('files').select(['id', 'status', 'vault_item_id']).where('id', '=', id).executeTakeFirst();

const decide = async (unit: UnitOfWork, id: string, choice: RecordingChoice): Promise<void> => {
  const { db } = unit;
  const recording = await lockRecording(db, id);
  if (!recording || recording.status === 'deleted') throw new NotFoundError();
  const { status } = await findStreamFacts(db, recording.stream_id);
  if (status !== 'ended') throw new RecordingStillRunsError();
  // Of what an operator has removed nothing is shown, and nothing is deleted that may have to be judged.
  await assertStreamStands(db, recording);
  if (recording.video_id) throw new RecordingPublishedError();
  if (choice === 'deleted') {
    await removeSegments(unit, id);
    return updateRecording(db, id, { choice, status: 'deleted', file_id: null, shown_at: null });
  }
  if (choice === 'published' && recording.shown_at) return;
  await updateRecording(db, id, { choice, shown_at: null, video_id: null });
  if (recording.status === 'failed') {
    // There may be room now.
    await updateRecording(db, id, { status: 'making', error_code: null });
    await makeFilmLater(unit, id);
  }
  if (choice === 'published') await publishStored(unit, recording);
};
