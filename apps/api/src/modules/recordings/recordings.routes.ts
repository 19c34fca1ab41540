import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { getReplay } from './chat-replay.service.ts';
import { makeClip } from './clips.service.ts';
import {
  choiceBody,
  clipAnswer,
  clipBody,
  recordingAnswer,
  recordingQuery,
  replayAnswer,
  replayQuery,
  settingAnswer,
  settingBody,
  streamVideoAnswer,
  trimBody,
} from './recordings.schema.ts';
import { chooseFor, getRecording, getSetting, getStreamVideo, setSetting } from './recordings.service.ts';
import { trimRecording } from './trimming.service.ts';

const tags = ['streaming', 'addition'];

/** What is recorded of streams, and what becomes of it. */
export const recordingsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/recordings/setting',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getRecordingSetting',
        description: "Whether the performer's streams are recorded, as they are unless she says otherwise.",
        tags,
        response: { 200: settingAnswer },
      },
    },
    async (request) => ({ data: await getSetting(context, accountOf(request)) }),
  );

  app.put(
    '/streaming/recordings/setting',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateRecordingSetting',
        description: "Says whether the performer's streams are recorded, from the next connection of a camera on.",
        tags,
        body: settingBody,
        response: { 200: settingAnswer },
      },
    },
    async (request) => ({ data: await setSetting(context, accountOf(request), request.body.isOn) }),
  );

  app.get(
    '/streaming/recordings/latest',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getLatestRecording',
        description:
          "The recording of the performer's last stream that has one, or of the stream that is asked for; null where there is none.",
        tags,
        querystring: recordingQuery,
        response: { 200: recordingAnswer },
      },
    },
    async (request) => ({ data: await getRecording(context, accountOf(request), request.query.streamId) }),
  );

  app.put(
    '/streaming/recordings/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'chooseForRecording',
        errors: [
          'files.taken_down',
          'recordings.published',
          'recordings.still_runs',
          'recordings.taken_down',
          'vault.in_use',
          'vault.not_ready',
          'videos.price_out_of_bounds',
        ],
        description:
          "Says what becomes of a recording: published to whom the stream was for, kept in the vault, or deleted. It is published as a video, or, of a stream for followers or with tickets, at the stream's address, from where it can be taken back. Answers the recording, null when it is deleted.",
        tags,
        params: idParams,
        body: choiceBody,
        response: { 200: recordingAnswer },
      },
    },
    async (request) => {
      const wanted = { id: request.params.id, choice: request.body.choice };
      return { data: await chooseFor(context, accountOf(request), wanted) };
    },
  );

  app.post(
    '/streaming/recordings/:id/trim',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'trimRecording',
        errors: ['recordings.cut', 'recordings.not_made', 'recordings.published', 'recordings.taken_down'],
        description:
          'Makes the film of a recording anew from one moment to another, before it is published. The longer one stays in the vault. Answers the recording.',
        tags,
        params: idParams,
        body: trimBody,
        response: { 200: recordingAnswer },
      },
    },
    async (request) => ({
      data: await trimRecording(context, accountOf(request), { ...request.body, id: request.params.id }),
    }),
  );

  app.post(
    '/streaming/recordings/of/:id/clips',
    {
      config: { access: 'performer', idempotency: 'accepted', rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        operationId: 'makeClip',
        errors: ['files.storage_full', 'recordings.empty', 'recordings.taken_down'],
        description:
          "Makes a film of the last minute of the performer's stream, while it runs or of its recording, or of the minute before a moment. It is stored in the vault.",
        tags,
        params: idParams,
        body: clipBody,
        response: { 200: clipAnswer },
      },
    },
    async (request) => {
      const asked = { streamId: request.params.id, until: request.body.until };
      return { data: await runOnce(context, request, (unit) => makeClip(context, unit, accountOf(request), asked)) };
    },
  );

  app.get(
    '/streaming/recordings/of/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getStreamVideo',
        errors: ['stream.banned'],
        description:
          'The video that a stream became, or the film that is shown at its address, for whom the stream is open to; null while there is neither.',
        tags,
        params: idParams,
        response: { 200: streamVideoAnswer },
      },
    },
    async (request) => ({ data: await getStreamVideo(context, onlookerOf(request), request.params.id) }),
  );

  app.get(
    '/streaming/recordings/of/:id/chat',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getChatReplay',
        errors: STREAM_LOCKS,
        description:
          'The chat of a stream that became a video beside a minute of it at most, each message with the second of the film at which it was written. For who may read the chat. Of more than 300 messages the last ones.',
        tags,
        params: idParams,
        querystring: replayQuery,
        response: { 200: replayAnswer },
      },
    },
    async (request) => {
      const asked = { ...request.query, streamId: request.params.id };
      return { data: await getReplay(context, onlookerOf(request), asked) };
    },
  );
};
