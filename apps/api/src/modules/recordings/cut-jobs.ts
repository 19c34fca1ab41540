import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * The names of the jobs that cut films. They stand apart from what does the work, because requests queue it and must not
 * reach anything that runs a program.
 */
export const CUT_CLIP = 'cut-clip-of-recording';
export const TRIM_FILM = 'trim-film-of-recording';

/** Queues the making of a recording's film anew, shorter. */
export const trimLater = (unit: UnitOfWork, recordingId: string): Promise<void> =>
  unit.addJob(TRIM_FILM, { recordingId }, { key: `${TRIM_FILM}:${recordingId}` });

export interface Clip {
  recordingId: string;
  fileId: string;
  fromMs: number;
  toMs: number;
}

/** Queues the cutting of a clip. The key names both: of a job that was given up nothing else can be read. */
export const cutLater = (unit: UnitOfWork, clip: Clip): Promise<void> =>
  unit.addJob(CUT_CLIP, { ...clip }, { key: `${CUT_CLIP}:${clip.recordingId}:${clip.fileId}` });

/** The recording of which a job cuts, by the job's key; undefined for keys as they were before. */
export const recordingOfClip = (key: string): string | undefined => {
  const [, recordingId, fileId] = key.split(':');
  return fileId === undefined ? undefined : recordingId;
};
