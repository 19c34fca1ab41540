import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { welcomeMessageAnswer, welcomeMessageBody } from './welcome-messages.schema.ts';
import { changeWelcomeMessage, getWelcomeMessage } from './welcome-messages.service.ts';

const tags = ['messages', 'addition'];

export const welcomeMessagesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/welcome-message',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getWelcomeMessage',
        description: 'What the performer has written for those who subscribe to her for the first time.',
        tags,
        response: { 200: welcomeMessageAnswer },
      },
    },
    async (request) => ({ data: await getWelcomeMessage(context, accountOf(request)) }),
  );

  app.put(
    '/performer/welcome-message',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setWelcomeMessage',
        errors: [
          'content.changed_meanwhile',
          'files.taken_down',
          'messages.not_sellable',
          'messages.price_out_of_bounds',
          'messages.words_taken_down',
          'welcome.file_not_usable',
        ],
        description:
          'Replaces what those who subscribe for the first time get from her, once: text, files of her vault, or both, and a price to open it. It goes to those who subscribe from now on.',
        tags,
        body: welcomeMessageBody,
        response: { 200: welcomeMessageAnswer },
      },
    },
    async (request) => ({ data: await changeWelcomeMessage(context, accountOf(request), request.body) }),
  );
};
