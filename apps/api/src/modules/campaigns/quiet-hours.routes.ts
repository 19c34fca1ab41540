import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { quietHoursAnswer, quietHoursBody } from './campaigns.schema.ts';
import { findQuietHours, setQuietHours } from './quiet-hours.ts';

const tags = ['users', 'addition'];

export const quietHoursRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/quiet-hours',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getQuietHours',
        description: 'When the caller gets no mass messages of performers; null: he gets them whenever they are sent.',
        tags,
        response: { 200: quietHoursAnswer },
      },
    },
    async (request) => ({ data: { quietHours: await findQuietHours(context.db, accountOf(request).id) } }),
  );

  app.put(
    '/users/me/quiet-hours',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'setQuietHours',
        errors: ['campaigns.unknown_time_zone'],
        description:
          'Sets when the caller gets no mass messages, on the clock of his time zone: they come when it is over.',
        tags,
        body: quietHoursBody,
        response: { 200: quietHoursAnswer },
      },
    },
    async (request) => {
      await setQuietHours(context, accountOf(request).id, request.body.quietHours);
      return { data: { quietHours: request.body.quietHours } };
    },
  );
};
