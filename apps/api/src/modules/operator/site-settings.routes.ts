import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { storeFile } from '../files/files.service.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { recordAudit } from '../audit/audit.ts';
import { operatorTags } from './operator-tags.ts';
import { siteSettingsAnswer, siteSettingsBody } from './site-settings.schema.ts';
import { changeSiteSettings, readSiteSettings } from './site-settings.service.ts';

export const siteSettingsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/settings',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getSiteSettings',
        description: 'All settings with their version.',
        tags: operatorTags,
        response: { 200: siteSettingsAnswer },
      },
    },
    async () => ({ data: await readSiteSettings(context.db) }),
  );

  app.put(
    '/operator/settings',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'changeSiteSettings',
        errors: ['settings.changed_meanwhile', 'settings.bounds_crossed'],
        description:
          'Changes settings. Carries the version that it was read at, so that two operators do not overwrite each other.',
        tags: operatorTags,
        body: siteSettingsBody,
        response: { 200: siteSettingsAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      return { data: await context.work((unit) => changeSiteSettings(unit, operatorId, request.body)) };
    },
  );

  app.post(
    '/operator/site-pictures',
    {
      ...uploadRoute({
        operationId: 'uploadSitePicture',
        takes: ['picture'],
        description: 'Uploads a picture for settings, as the logo.',
        tags: operatorTags,
      }),
      config: { access: 'operator', proof: false, ...uploadLimit },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const file = await receiveUpload(request, context, 'site-picture', (received) =>
        storeFile(context, { ownerId: operatorId, kind: 'site-picture', file: received }),
      );
      await context.work((unit) =>
        recordAudit(unit, { operatorId, action: 'site-picture.uploaded', targetType: 'file', targetId: file.id }),
      );
      return { data: presentMediaFile(file, ownAccess(operatorId), context.mediaSigner) };
    },
  );
};
