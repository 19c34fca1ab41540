import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { removeProfilePicture } from '../accounts/profile-picture.ts';
import { presentCurrentUser } from './users.presenter.ts';
import { currentUserAnswer } from './users.schema.ts';
import { getCurrentUser } from './users.service.ts';

/** The avatars of fans. Performers have routes of their own. */
export const avatarRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/users/avatar/upload',
    {
      config: { access: 'user', ...uploadLimit },
      ...uploadRoute({
        operationId: 'uploadUserAvatar',
        takes: ['picture'],
        description: "Replaces the fan's picture by the one in the form. It is cut and made smaller in the background.",
        tags: ['users'],
      }),
    },
    async (request) => {
      const { id: ownerId } = accountOf(request);
      const row = await receiveUpload(request, context, 'avatar', (file) =>
        storeFile(context, { ownerId, kind: 'avatar', file }),
      );
      return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
    },
  );

  app.delete(
    '/users/avatar',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'deleteUserAvatar',
        description: "Takes the fan's picture away; the default one shows from then on.",
        tags: ['users', 'addition'],
        response: { 200: currentUserAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      await removeProfilePicture(context.db, member.account.id, 'avatar');
      return { data: presentCurrentUser(await getCurrentUser(context, member)) };
    },
  );
};
