import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { operatorTags } from './operator-tags.ts';
import {
  translationAnswer,
  translationBody,
  translationQuery,
  translationsListAnswer,
  translationsListQuery,
} from './translations.schema.ts';
import { editText, listTexts, restoreText } from './translations.service.ts';

export const operatorTranslationsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/translations',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listEditableTexts',
        description: 'Texts of the site in one locale, with what has been edited.',
        tags: operatorTags,
        querystring: translationsListQuery,
        response: { 200: translationsListAnswer },
      },
    },
    async (request) => ({ data: await listTexts(context.db, request.query) }),
  );

  app.put(
    '/operator/translations',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'editText',
        errors: ['texts.changed_meanwhile', 'translations.placeholders_differ', 'translations.placeholders_unwanted'],
        description: 'Replaces a text of the site in one locale; pages show it without a release.',
        tags: operatorTags,
        body: translationBody,
        response: { 200: translationAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      return { data: await context.work((unit) => editText(unit, operatorId, request.body)) };
    },
  );

  app.delete(
    '/operator/translations',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'restoreText',
        errors: ['texts.changed_meanwhile'],
        description: 'Takes an edited text back to what the release says.',
        tags: operatorTags,
        querystring: translationQuery,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await context.work((unit) => restoreText(unit, accountOf(request).id, request.query));
      return ok;
    },
  );
};
