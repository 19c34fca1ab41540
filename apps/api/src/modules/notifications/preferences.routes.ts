import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { notificationSettingsAnswer, updateNotificationSettingsBody } from './preferences.schema.ts';
import { changeNotificationSettings, readNotificationSettings } from './preferences.service.ts';

const tags = ['notifications', 'addition'];

export const preferencesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/notifications/settings',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getNotificationSettings',
        description: 'Of what the caller is told, and by which channels: all that can concern the account.',
        tags,
        response: { 200: notificationSettingsAnswer },
      },
    },
    async (request) => ({ data: { topics: await readNotificationSettings(context.db, accountOf(request)) } }),
  );

  app.put(
    '/notifications/settings',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'updateNotificationSettings',
        errors: ['notifications.fixed'],
        description: 'Switches channels of topics on or off; those that are left out stay. All are changed, or none.',
        tags,
        body: updateNotificationSettingsBody,
        response: { 200: notificationSettingsAnswer },
      },
    },
    async (request) => ({
      data: { topics: await changeNotificationSettings(context, accountOf(request), request.body.changes) },
    }),
  );
};
