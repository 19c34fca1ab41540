import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { reuseItem } from '../vault/vault.service.ts';
import { publishVideo } from '../videos/publishing.service.ts';
import { showVideo } from '../videos/show-video.ts';
import { announceFilm } from './announce-film.ts';
import { audienceOfVideo } from './recordings.presenter.ts';
import { findStreamFacts, type RecordingRow, updateRecording } from './recordings.repository.ts';

interface Film {
  id: string;
  kind: 'video';
  isReady: boolean;
}

/**
 * Publishes the stored film of a recording to whom its stream was for, once it is playable: as a video under the stream's
 * title, or, where videos do not know whom it was for, at the stream's address.
 */
export const publishRecording = async (unit: UnitOfWork, recording: RecordingRow, film: Film): Promise<void> => {
  const { title, audience: watched } = await findStreamFacts(unit.db, recording.stream_id);
  const audience = audienceOfVideo(watched);
  if (!audience) {
    await updateRecording(unit.db, recording.id, { shown_at: new Date() });
    if (film.isReady) await announceFilm(unit, recording.stream_id);
    return;
  }
  const words = { title, description: '', audience, teaserFromFilm: false };
  const fresh = (await useAgain(unit, recording.performer_id, film.id)) ?? film;
  const { id } = await publishVideo(unit, { id: recording.performer_id }, words, { file_id: fresh.id });
  await updateRecording(unit.db, recording.id, { video_id: id, file_id: fresh.id });
  if (fresh.isReady) await showVideo(unit, fresh);
};

/** The film, as it is: whoever takes it out of the vault waits, or has done so. */
const lockFilm = (db: Queryable, id: string) =>
  db.selectFrom('files').select(['id', 'status']).where('id', '=', id).forShare().executeTakeFirst();

/** {@link publishRecording} of the film that is there. What is made or trimmed is published when it is stored. */
export const publishStored = async (unit: UnitOfWork, recording: RecordingRow): Promise<void> => {
  const { file_id: fileId, cut_to_ms: cutTo } = recording;
  const film = fileId && cutTo === null ? await lockFilm(unit.db, fileId) : undefined;
  if (film) await publishRecording(unit, recording, { id: film.id, kind: 'video', isReady: film.status === 'ready' });
};

/**
 * A file of the same film where a video has this one: it stays that of the deleted video. Undefined where it is free.
 * @throws NotFoundError, VaultItemNotReadyError
 */
const useAgain = async (unit: UnitOfWork, ownerId: string, fileId: string): Promise<Film | undefined> => {
  const { db } = unit;
  const taken = await db
    .selectFrom('videos')
    .innerJoin('files', 'files.id', 'videos.file_id')
    .select('files.vault_item_id')
    .where('videos.file_id', '=', fileId)
    .executeTakeFirst();
  if (!taken?.vault_item_id) return undefined;
  const { id } = await reuseItem(unit, { id: ownerId }, { id: taken.vault_item_id, kind: 'video' });
  return { id, kind: 'video', isReady: true };
};
