import type { StreamAudience } from '../../platform/database/stream-tables.ts';
import type { MediaFile } from '../files/files.schema.ts';
import type { ShownRecording } from './recordings.repository.ts';
import type { Recording } from './recordings.schema.ts';

/**
 * Videos have no followers' audience, and a ticket is no purchase of a video: those films are shown at the address of
 * their stream.
 */
export const audienceOfVideo = (audience: StreamAudience): 'free' | 'subscribers' | null => {
  if (audience === 'public') return 'free';
  return audience === 'subscribers' ? 'subscribers' : null;
};

/** Null for one that is deleted. */
export const presentRecording = (row: ShownRecording, film: MediaFile | null): Recording | null =>
  row.status === 'deleted'
    ? null
    : {
        _id: row.id,
        streamId: row.stream_id,
        title: row.title,
        status: row.status,
        choice: row.choice,
        audience: row.audience === 'public' ? 'free' : row.audience,
        durationSeconds: Math.round(Number(row.duration_ms) / 1000),
        bytes: Number(row.bytes),
        videoId: row.video_id,
        isShown: row.shown_at !== null,
        isTakenDown: row.is_taken_down,
        film,
        filmStatus: row.film_status,
        errorCode: row.error_code,
      };
