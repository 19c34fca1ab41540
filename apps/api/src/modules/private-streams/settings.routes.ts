import type { Context } from '../../context.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { privateOfferAnswer, privateSettingsAnswer, privateSettingsBody } from './private-streams.schema.ts';
import { changeSettings, getOffer, getSettings } from './settings.service.ts';

const tags = ['private-streams', 'addition'];

/** What a performer offers: for herself, and for who may ask her. */
export const privateSettingsRoutes = (app: ApiInstance, context: Context): void => {
  app.get(
    '/performer/private-streams/settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getPrivateStreamSettings',
        description: 'Whether the performer offers private streams, and what a minute costs.',
        tags,
        response: { 200: privateSettingsAnswer },
      },
    },
    async (request) => ({ data: await getSettings(context, accountOf(request).id) }),
  );

  app.put(
    '/performer/private-streams/settings',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updatePrivateStreamSettings',
        errors: ['content.changed_meanwhile'],
        description: 'Changes what the performer offers. What was asked for before stays as it was agreed.',
        tags,
        body: privateSettingsBody,
        response: { 200: privateSettingsAnswer },
      },
    },
    async (request) => ({ data: await changeSettings(context, accountOf(request).id, request.body) }),
  );

  app.get(
    '/performers/:id/private-stream',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getPrivateStreamOffer',
        description: 'What a performer offers, and whether the caller has asked her already.',
        tags,
        params: idParams,
        response: { 200: privateOfferAnswer },
      },
    },
    async (request) => ({ data: await getOffer(context, memberOf(request), request.params.id) }),
  );
};
