import { idempotencyOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  campaignAnswer,
  campaignBody,
  campaignFiguresAnswer,
  campaignsAnswer,
  campaignsQuery,
  previewAnswer,
  previewBody,
} from './campaigns.schema.ts';
import { createCampaign, getCampaign, previewCampaign, searchCampaigns } from './campaigns.service.ts';
import { cancelCampaign, unsendCampaign } from './ending.service.ts';

const tags = ['campaigns', 'addition'];
const config = { access: 'performer', unverified: 'refused' } as const;

export const campaignsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/campaigns',
    {
      config,
      schema: {
        operationId: 'listCampaigns',
        description: "The caller's mass messages, newest first.",
        tags,
        querystring: campaignsQuery,
        response: { 200: campaignsAnswer },
      },
    },
    async (request) => ({ data: await searchCampaigns(context, accountOf(request).id, request.query) }),
  );

  app.post(
    '/performer/campaigns/preview',
    {
      config,
      schema: {
        operationId: 'previewCampaign',
        description: 'How many fans a mass message would go to now. Nothing is sent.',
        tags,
        body: previewBody,
        response: { 200: previewAnswer },
      },
    },
    async (request) => ({ data: await previewCampaign(context, accountOf(request).id, request.body) }),
  );

  app.post(
    '/performer/campaigns',
    {
      config: { ...config, idempotency: 'accepted' },
      schema: {
        operationId: 'createCampaign',
        errors: [
          'campaigns.files_not_ready',
          'campaigns.time_out_of_bounds',
          'campaigns.too_many',
          'files.taken_down',
          'messages.file_not_usable',
          'messages.file_sent',
          'messages.price_out_of_bounds',
          'messages.words_taken_down',
        ],
        description:
          'Sends one message to many fans, now or at a time. Who gets it is settled when the sending begins; whoever has blocked, left or had enough that day by his turn gets nothing, and in his quiet hours it waits.',
        tags,
        body: campaignBody,
        response: { 200: campaignAnswer },
      },
    },
    async (request) => ({
      data: await createCampaign(context, accountOf(request).id, { ...request.body, claim: idempotencyOf(request) }),
    }),
  );

  app.get(
    '/performer/campaigns/:id',
    {
      config,
      schema: {
        operationId: 'getCampaign',
        description: "One of the caller's mass messages with its figures.",
        tags,
        params: idParams,
        response: { 200: campaignFiguresAnswer },
      },
    },
    async (request) => ({ data: await getCampaign(context, accountOf(request).id, request.params.id) }),
  );

  app.post(
    '/performer/campaigns/:id/cancel',
    {
      config,
      schema: {
        operationId: 'cancelCampaign',
        errors: ['campaigns.ended'],
        description: 'Stops a mass message, also while it is sent: who has it keeps it, and nobody else gets it.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await cancelCampaign(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/campaigns/:id/unsend',
    {
      config,
      schema: {
        operationId: 'unsendCampaign',
        errors: ['campaigns.nothing_to_unsend'],
        description: 'Takes back a mass message from everybody who has not bought it. Doing it twice changes nothing.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await unsendCampaign(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );
};
