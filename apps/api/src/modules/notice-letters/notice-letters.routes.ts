import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { chooseLetters, getLetterChoice } from './letter-settings.service.ts';
import { letterChoiceAnswer, letterChoiceSchema } from './notice-letters.schema.ts';

const tags = ['notifications', 'addition'];

/** The caller's own settings alone. */
export const noticeLettersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/notifications/letters',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getNoticeLetters',
        description: 'How the caller wants letters about news: at once, as a digest, or not at all.',
        tags,
        response: { 200: letterChoiceAnswer },
      },
    },
    async (request) => ({ data: await getLetterChoice(context.db, accountOf(request).id) }),
  );

  app.put(
    '/notifications/letters',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'chooseNoticeLetters',
        description:
          'Chooses how the caller gets letters about news. What waits for a letter waits on for the next digest, is ' +
          'sent where letters are wanted at once, and is dropped where none are.',
        tags,
        body: letterChoiceSchema,
        response: { 200: letterChoiceAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await chooseLetters(context, id, request.body);
      return { data: await getLetterChoice(context.db, id) };
    },
  );
};
