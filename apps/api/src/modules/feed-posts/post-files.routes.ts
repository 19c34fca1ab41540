import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';

const tags = ['feeds'];

const uploads = [
  {
    path: 'photo',
    kind: 'feed-photo',
    operationId: 'uploadFeedPhoto',
    takes: ['picture'],
    description: 'Uploads a photo for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'thumbnail',
    kind: 'feed-thumbnail',
    operationId: 'uploadFeedThumbnail',
    takes: ['picture'],
    description:
      'Uploads the picture that stands for a post or a stream. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'video',
    kind: 'feed-video',
    operationId: 'uploadFeedVideo',
    takes: ['video'],
    description: 'Uploads a film for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'audio',
    kind: 'feed-audio',
    operationId: 'uploadFeedAudio',
    takes: ['audio'],
    description: 'Uploads a sound for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'teaser',
    kind: 'feed-teaser',
    operationId: 'uploadFeedTeaser',
    takes: ['video'],
    description: 'Uploads the teaser of a post. It is dropped after a day if nothing uses it.',
  },
] as const;

/** Uploads of files for posts, before a post uses them. */
export const postFilesRoutes: ModuleRoutes = (app, context) => {
  for (const { path, kind, ...about } of uploads) {
    app.post(
      `/performer/feeds/${path}/upload`,
      { config: { access: 'performer', ...uploadLimit }, ...uploadRoute({ ...about, tags }) },
      async (request) => {
        const { id: ownerId } = accountOf(request);
        const row = await receiveUpload(request, context, kind, (file) => storeFile(context, { ownerId, kind, file }));
        return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
      },
    );
  }
};
