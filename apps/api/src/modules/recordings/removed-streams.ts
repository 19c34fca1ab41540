import type { Judged } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { allowRestoring } from '../../shared/restorable.ts';
import { keepWithRemoval } from '../removals/removed-bytes.repository.ts';
import { bringVideoBack } from '../videos/publishing.service.ts';
import { removeVideo } from '../videos/videos.service.ts';
import { listFilms, listVideoFiles } from './films.repository.ts';
import { publishStored } from './publish-recording.ts';
import { findRecordingOf, lockRecording, updateRecording } from './recordings.repository.ts';

/** The recording of a stream, locked: who chooses for it or makes its film comes before, or sees what was decided. */
const lockOf = async ({ db }: UnitOfWork, { type, id }: Judged) => {
  const found = type === 'stream' ? await findRecordingOf(db, id) : undefined;
  return found && lockRecording(db, found.id);
};

/**
 * With a stream that an operator removes goes all that was made of it: its films are kept for whoever judges an objection,
 * and cannot be published; the video that it became is gone for everybody. What is made of it later goes with it as
 * well, see `noteFilm`.
 */
export const takeFilmsAway = async (unit: UnitOfWork, stream: Judged): Promise<void> => {
  const { db } = unit;
  const recording = await lockOf(unit, stream);
  if (!recording) return;
  for (const film of await listFilms(db, recording)) await keepWithRemoval(db, stream, film);
  const { id, video_id: videoId } = recording;
  if (!videoId || !(await removeVideo(unit, videoId))) return;
  for (const fileId of await listVideoFiles(db, videoId)) await keepWithRemoval(db, stream, { fileId });
  await updateRecording(db, id, { video_removed: true });
};

/** Restores the video, or publishes what was chosen to be published. A film at the stream's address is there by itself. */
export const bringFilmsBack = async (unit: UnitOfWork, stream: Judged): Promise<void> => {
  const { db } = unit;
  const recording = await lockOf(unit, stream);
  if (!recording) return;
  const { id, performer_id, video_id: videoId, choice } = recording;
  if (recording.video_removed && videoId) {
    await updateRecording(db, id, { video_removed: false });
    await allowRestoring(db, 'videos', videoId);
    return bringVideoBack(unit, videoId, performer_id);
  }
  if (choice === 'published' && !videoId && !recording.shown_at) await publishStored(unit, recording);
};
