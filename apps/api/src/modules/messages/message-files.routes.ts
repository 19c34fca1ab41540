import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { mediaFileAnswer } from '../files/files.schema.ts';
import { storeFile } from '../files/files.service.ts';
import type { LocalFile } from '../files/received-file.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { isChatKind } from '../files/media-kinds.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { messageUploads } from './message-uploads.ts';
import { openMessageVideo } from './message-files.service.ts';
import { messageFileParams } from './messages.schema.ts';

const tags = ['messages'];

/** Counted by account, as the messages of a chat are: everyone in one may share an address. */
const chatUploadLimit = {
  rateLimit: {
    max: 20,
    timeWindow: '1 minute',
    hook: 'preHandler' as const,
    keyGenerator: (request: Parameters<typeof accountOf>[0]) => accountOf(request).id,
  },
};

/** Files of messages: uploaded here, unattached until a message is sent with them, and opened here. */
export const messageFilesRoutes: ModuleRoutes = (app, context) => {
  for (const { path, kind, maxBytes, ...about } of messageUploads) {
    app.post(
      path,
      {
        config: { access: 'any', unverified: 'refused', ...(isChatKind(kind) ? chatUploadLimit : uploadLimit) },
        ...uploadRoute(about),
      },
      async (request) => {
        const { id: ownerId, role } = accountOf(request);
        const store = (file: LocalFile) => storeFile(context, { ownerId, kind, file, hasVault: role === 'performer' });
        const row = await receiveUpload(request, context, kind, store, { maxBytes: maxBytes?.[role] });
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
