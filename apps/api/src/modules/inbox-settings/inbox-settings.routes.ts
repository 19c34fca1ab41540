import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { findInboxSettings } from './inbox-settings.repository.ts';
import { inboxSettingsAnswer, inboxSettingsBody } from './inbox-settings.schema.ts';
import { setInboxSettings } from './inbox-settings.service.ts';

const tags = ['messages', 'addition'];

export const inboxSettingsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/inbox-settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getInboxSettings',
        description:
          'What the performer has set for messages of fans: requests of strangers, filtered words, the price of writing.',
        tags,
        response: { 200: inboxSettingsAnswer },
      },
    },
    async (request) => ({ data: await findInboxSettings(context.db, accountOf(request).id) }),
  );

  app.put(
    '/performer/inbox-settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setInboxSettings',
        errors: ['content.changed_meanwhile', 'messages.writing_price_too_high'],
        description:
          'Changes what the performer has set for messages of fans, from the next message on. What is left out stays.',
        tags,
        body: inboxSettingsBody,
        response: { 200: inboxSettingsAnswer },
      },
    },
    async (request) => ({ data: await setInboxSettings(context, accountOf(request).id, request.body) }),
  );
};
