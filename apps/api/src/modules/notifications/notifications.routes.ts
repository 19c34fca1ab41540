import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { countUnreadNotifications } from './notifications.repository.ts';
import { notificationsAnswer, notificationsQuery, unreadNotificationsAnswer } from './notifications.schema.ts';
import { getNotifications, readAllNotifications, readNotification } from './notifications.service.ts';

const tags = ['notifications', 'addition'];

/** Every query is limited to the caller's own notices. */
export const notificationsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/notifications',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listNotifications',
        description:
          "The caller's notices, newest first. Those of one kind about one thing, all read or all unread, are one " +
          'entry: that of the newest, with how many notices and how many other people it stands for. A filter narrows them ' +
          'to the unread ones or to a category.',
        tags,
        querystring: notificationsQuery,
        response: { 200: notificationsAnswer },
      },
    },
    async (request) => ({ data: await getNotifications(context, memberOf(request), request.query) }),
  );

  app.get(
    '/notifications/counting-not-read',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'countUnreadNotifications',
        description: 'How many notices the caller has not read.',
        tags,
        response: { 200: unreadNotificationsAnswer },
      },
    },
    async (request) => ({
      data: { unreadNotifications: await countUnreadNotifications(context.db, memberOf(request)) },
    }),
  );

  app.post(
    '/notifications/:id/read',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'readNotification',
        description:
          'Marks a notice and those that stand in one entry with it as read, up to the notice: what has come since ' +
          'was not seen. Answers how many notices are left unread.',
        tags,
        params: idParams,
        response: { 200: unreadNotificationsAnswer },
      },
    },
    async (request) => ({
      data: { unreadNotifications: await readNotification(context, memberOf(request), request.params.id) },
    }),
  );

  app.post(
    '/notifications/read-all',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'readAllNotifications',
        description: 'Marks all notices of the caller as read.',
        tags,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await readAllNotifications(context, memberOf(request));
      return ok;
    },
  );
};
