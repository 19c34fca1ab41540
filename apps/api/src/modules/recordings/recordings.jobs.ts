import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import { dropGivenUpJob, listGivenUpJobs } from '../../jobs/given-up.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { RECORDINGS_PREFIX } from '../../platform/files/store-keys.ts';
import { ProcessingGivenUpError } from '../files/files.errors.ts';
import { ANNOUNCE_FILM, tellOfFilm } from './announce-film.ts';
import { cutClip } from './cut-clip.ts';
import { CUT_CLIP, recordingOfClip, TRIM_FILM } from './cut-jobs.ts';
import { giveUp, makeFilm } from './make-film.ts';
import { findRecording, listForsaken, listGivenUp, takeEnded } from './recordings.repository.ts';
import { MAKE_FILM, makeFilmLater, removeSegments } from './remove-segments.ts';
import { tellFailed } from './tell-failed.ts';
import { keepWhole, trimFilm } from './trim-film.ts';

/** A stream's last segment comes with the end of its connection. */
const LAST_SEGMENT_SECONDS = 15;
/** How long segments are kept of which no film could be made. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const CLIPS_A_RUN = 100;

const GIVEN_UP = ProcessingGivenUpError.definition.code;

/**
 * Ends what is said to be made and whose job was lost as often as it was tried; its performer is told and may try
 * again.
 */
const settleForsaken = async (context: Context): Promise<void> => {
  await eachDue(context, {
    find: (seen) => listForsaken(context.db, { make: MAKE_FILM, trim: TRIM_FILM }, seen),
    act: ({ id, is_trimmed }) => (is_trimmed ? keepWhole : giveUp)(context, id, GIVEN_UP),
    failure: 'a recording whose job was given up could not be ended',
  });
  for (const { id, key } of await listGivenUpJobs(context.db, CUT_CLIP, CLIPS_A_RUN))
    await context.work(async (unit) => {
      const recordingId = recordingOfClip(key);
      const recording = recordingId && (await findRecording(unit.db, recordingId));
      if ((await dropGivenUpJob(unit.db, id)) && recording) await tellFailed(unit, recording.performer_id, GIVEN_UP);
    });
};

/** Makes the films of streams that have ended, also of those whose process is gone; gives up on old failures. */
const settleRecordings: JobHandler = async (context) => {
  await context.work(async (unit) => {
    for (const { id } of await takeEnded(unit.db, LAST_SEGMENT_SECONDS)) await makeFilmLater(unit, id);
  });
  await settleForsaken(context);
  await eachDue(context, {
    find: (seen) => listGivenUp(context.db, KEPT_DAYS, seen),
    act: ({ id }) => context.work((unit) => removeSegments(unit, id)),
    failure: 'segments without a film could not be removed',
  });
};

/** Deletes bytes of segments whose row is gone: a process ended between the two. */
const forgetStaleSegments: JobHandler = async ({ db, files }) => {
  for await (const { key, modifiedAt } of files.list(RECORDINGS_PREFIX)) {
    if (Date.now() - modifiedAt.getTime() < DAY_MS) continue;
    const row = await db
      .selectFrom('recording_segments')
      .select('number')
      .where('storage_key', '=', key)
      .executeTakeFirst();
    if (!row) await files.delete(key);
  }
};

export const recordingsJobs = {
  [MAKE_FILM]: makeFilm,
  [TRIM_FILM]: trimFilm,
  [CUT_CLIP]: cutClip,
  [ANNOUNCE_FILM]: tellOfFilm,
  'settle-recordings': settleRecordings,
  'forget-stale-segments': forgetStaleSegments,
} satisfies Record<string, JobHandler>;

export const recordingsCrontab = ['* * * * * settle-recordings', '57 3 * * * forget-stale-segments'];
