import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import {
  choiceBody,
  latestRecordingAnswer,
  settingAnswer,
  settingBody,
  streamVideoAnswer,
} from './recordings.schema.ts';
import { chooseFor, getLatest, getSetting, getStreamVideo, setSetting } from './recordings.service.ts';

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
        description: "The recording of the performer's last stream that has one, or null.",
        tags,
        response: { 200: latestRecordingAnswer },
      },
    },
    async (request) => ({ data: await getLatest(context, accountOf(request)) }),
  );

  app.put(
    '/streaming/recordings/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'chooseForRecording',
        errors: [
          'recordings.audience',
          'recordings.still_runs',
          'recordings.published',
          'vault.in_use',
          'videos.price_out_of_bounds',
        ],
        description:
          'Says what becomes of a recording: published as a video to whom the stream was for, kept in the vault, or deleted. Answers the latest recording.',
        tags,
        params: idParams,
        body: choiceBody,
        response: { 200: latestRecordingAnswer },
      },
    },
    async (request) => {
      const wanted = { id: request.params.id, choice: request.body.choice };
      return { data: await chooseFor(context, accountOf(request), wanted) };
    },
  );

  app.get(
    '/streaming/recordings/of/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getStreamVideo',
        description: 'The video that a stream became, or null while there is none.',
        tags,
        params: idParams,
        response: { 200: streamVideoAnswer },
      },
    },
    async (request) => ({ data: await getStreamVideo(context, onlookerOf(request), request.params.id) }),
  );
};
