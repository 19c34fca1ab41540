import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { mediaFileAnswer } from '../files/files.schema.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { openMessageVideo } from './message-files.service.ts';
import { messageFileParams } from './messages.schema.ts';

const tags = ['messages'];
const addition = [...tags, 'addition'];

const uploads = [
  {
    path: 'photo',
    kind: 'message-photo',
    operationId: 'uploadMessagePhoto',
    takes: ['picture'],
    tags,
    description: 'Uploads a photo for a message. It is dropped after a day if no message uses it.',
  },
  {
    path: 'video',
    kind: 'message-video',
    operationId: 'uploadMessageVideo',
    takes: ['video'],
    tags,
    description: 'Uploads a film for a message. It is dropped after a day if no message uses it.',
  },
  {
    path: 'audio',
    kind: 'message-audio',
    operationId: 'uploadMessageAudio',
    takes: ['audio'],
    tags: addition,
    description:
      'Uploads a voice message: what browsers and phones record, at most `voiceMessageMinutes` long. It becomes an M4A of even loudness with a waveform, and is dropped after a day if no message uses it. One that turns out to be longer fails while it is prepared.',
  },
] as const;

/** Files of private messages: uploaded here, unattached until a message is sent with them, and opened here. */
export const messageFilesRoutes: ModuleRoutes = (app, context) => {
  for (const { path, kind, ...about } of uploads) {
    app.post(
      `/messages/private/file/${path}`,
      {
        config: { access: 'any', unverified: 'refused', ...uploadLimit },
        ...uploadRoute(about),
      },
      async (request) => {
        const { id: ownerId, role } = accountOf(request);
        const row = await receiveUpload(request, context, kind, (file) =>
          storeFile(context, { ownerId, kind, file, hasVault: role === 'performer' }),
        );
        return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
      },
    );
  }

  app.post(
    '/messages/:id/videos/:fileId/url',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'openMessageVideo',
        description: 'A fresh signed address of a film in a message, for both sides of its conversation.',
        tags,
        params: messageFileParams,
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => ({ data: await openMessageVideo(context, request.params, memberOf(request)) }),
  );
};
