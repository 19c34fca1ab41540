import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { RecordingChoice } from '../../platform/database/recording-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { findVisibleStream } from '../../viewing/streams.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { findFile } from '../files/files.repository.ts';
import { removeItem } from '../vault/vault.service.ts';
import { mayFindVideo } from '../videos/videos.policy.ts';
import { findVideos } from '../videos/videos.repository.ts';
import { publishRecording } from './publish-recording.ts';
import { RecordingAudienceError, RecordingPublishedError, RecordingStillRunsError } from './recordings.errors.ts';
import { ownsRecording } from './recordings.policy.ts';
import { audienceOfVideo, presentRecording } from './recordings.presenter.ts';
import {
  findLatest,
  findRecording,
  findStreamFacts,
  findPublished,
  isRecordingOn,
  lockRecording,
  type RecordingRow,
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

/** The recording of the caller's last stream that has one; null where there is none. */
export const getLatest = async ({ db, mediaSigner }: Context, { id }: Account): Promise<Recording | null> => {
  const row = await findLatest(db, id);
  if (!row) return null;
  const isShown = row.status === 'kept' && row.video_id === null && row.file_id !== null;
  const film = isShown && row.file_id ? await findFile(db, row.file_id) : undefined;
  return presentRecording(row, film ? presentMediaFile(film, ownAccess(id), mediaSigner) : null);
};

/** A stream, and its recording where the onlooker may find the video that it became. @throws NotFoundError for an unknown stream */
export const findStreamVideo = async (db: Queryable, onlooker: Onlooker, streamId: string) => {
  const stream = await findVisibleStream(db, streamId, onlooker);
  if (!stream) throw new NotFoundError();
  const recording = await findPublished(db, streamId);
  const [video] = recording ? await findVideos(db, onlooker.account, [recording.video_id]) : [];
  return { stream, recording: video && mayFindVideo(onlooker.account, video) ? recording : undefined };
};

/** The video that a stream became, if the onlooker may find it. @throws NotFoundError for an unknown stream */
export const getStreamVideo = async ({ db }: Context, onlooker: Onlooker, streamId: string) => {
  const { recording } = await findStreamVideo(db, onlooker, streamId);
  return recording ? { videoId: recording.video_id, hasReplay: recording.clock !== null } : null;
};

/**
 * What shall become of a recording: published to whom its stream was for, kept in the vault, or deleted. It may be said
 * before the film is made.
 * @throws NotFoundError, RecordingStillRunsError, RecordingPublishedError, RecordingAudienceError, VaultItemInUseError
 */
export const chooseFor = async (
  context: Context,
  account: Account,
  { id, choice }: { id: string; choice: RecordingChoice },
): Promise<Recording | null> => {
  const found = await findRecording(context.db, id);
  if (!found || !ownsRecording(account.id, found)) throw new NotFoundError();
  if (choice === 'deleted') await removeFilm(context, account, found);
  await context.work((unit) => decide(unit, id, choice));
  return getLatest(context, account);
};

/** Takes the film out of the vault, unless something shows it. */
const removeFilm = async (context: Context, account: Account, { file_id, video_id }: RecordingRow): Promise<void> => {
  if (video_id) throw new RecordingPublishedError();
  const file = file_id ? await findFilm(context.db, file_id) : undefined;
  if (file?.vault_item_id) await removeItem(context, account, file.vault_item_id);
};

const findFilm = (db: Context['db'], id: string) =>
  db.selectFrom('files').select(['id', 'status', 'vault_item_id']).where('id', '=', id).executeTakeFirst();

const decide = async (unit: UnitOfWork, id: string, choice: RecordingChoice): Promise<void> => {
  const { db } = unit;
  const recording = await lockRecording(db, id);
  if (!recording || recording.status === 'deleted') throw new NotFoundError();
  const { status, audience } = await findStreamFacts(db, recording.stream_id);
  if (status !== 'ended') throw new RecordingStillRunsError();
  if (recording.video_id) throw new RecordingPublishedError();
  if (choice === 'published' && !audienceOfVideo(audience)) throw new RecordingAudienceError();
  if (choice === 'deleted') {
    await removeSegments(unit, id);
    return updateRecording(db, id, { choice, status: 'deleted', file_id: null });
  }
  await updateRecording(db, id, { choice });
  if (recording.status === 'failed') {
    // There may be room now.
    await updateRecording(db, id, { status: 'making', error_code: null });
    await makeFilmLater(unit, id);
  }
  // What is being trimmed is published when it is.
  const file =
    recording.file_id && recording.cut_to_ms === null
      ? await db.selectFrom('files').select(['id', 'status']).where('id', '=', recording.file_id).executeTakeFirst()
      : undefined;
  if (choice === 'published' && file)
    await publishRecording(unit, recording, { id: file.id, kind: 'video', isReady: file.status === 'ready' });
};
