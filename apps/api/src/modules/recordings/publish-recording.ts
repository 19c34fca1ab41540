import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { publishVideo } from '../videos/publishing.service.ts';
import { showVideo } from '../videos/show-video.ts';
import { announceFilm } from './announce-film.ts';
import { audienceOfVideo } from './recordings.presenter.ts';
import { findStreamFacts, type RecordingRow, updateRecording } from './recordings.repository.ts';

/**
 * Publishes the stored film of a recording to whom its stream was for, once it is playable: as a video under the stream's
 * title, or, where videos do not know whom it was for, at the stream's address.
 */
export const publishRecording = async (
  unit: UnitOfWork,
  recording: RecordingRow,
  film: { id: string; kind: 'video'; isReady: boolean },
): Promise<void> => {
  const { title, audience: watched } = await findStreamFacts(unit.db, recording.stream_id);
  const audience = audienceOfVideo(watched);
  if (!audience) {
    await updateRecording(unit.db, recording.id, { shown_at: new Date() });
    if (film.isReady) await announceFilm(unit, recording.stream_id);
    return;
  }
  const words = { title, description: '', audience, teaserFromFilm: false };
  const { id } = await publishVideo(unit, { id: recording.performer_id }, words, { file_id: film.id });
  await updateRecording(unit.db, recording.id, { video_id: id });
  if (film.isReady) await showVideo(unit, film);
};
