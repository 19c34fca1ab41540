import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { assertShallow, idParams } from '../../shared/wire.ts';
import { performerUploadUrlsRoutes } from './upload-urls.routes.ts';
import { ownPerformerRoutes } from './own-performer.routes.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { randomPerformers, searchPerformers } from './performer-search.ts';
import {
  fewQuery,
  performerAnswer,
  performerParams,
  performersAnswer,
  searchQuery,
  updatePerformerBody,
} from './performers.schema.ts';
import { getPerformer, updatePerformer } from './performers.service.ts';
import { performerUploadsRoutes } from './uploads.routes.ts';

/** Profiles of performers, and their changes. */
export const performersRoutes: ModuleRoutes = async (app, context) => {
  await ownPerformerRoutes(app, context);
  await performerUploadsRoutes(app, context);
  await performerUploadUrlsRoutes(app, context);

  app.get(
    '/performers/user/search',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'searchPerformers',
        description:
          'Finds performers by name, username and what they make. Leaves out those who do not exist for the caller.',
        tags: ['performers'],
        querystring: searchQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      assertShallow(request.query.offset);
      return { data: await searchPerformers(context, request.query, onlookerOf(request)) };
    },
  );

  app.get(
    '/performers/search/random',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'getRandomPerformers',
        description: 'Performers by chance, for somebody who has no choice yet.',
        tags: ['performers'],
        querystring: fewQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      const data = await randomPerformers(context, request.query.limit, onlookerOf(request));
      return { data: { data, total: data.length } };
    },
  );

  app.get(
    '/performers/top',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'getTopPerformers',
        description: 'The performers with the most followers.',
        tags: ['performers'],
        querystring: fewQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      const search = { q: '', sort: 'popular', limit: request.query.limit, offset: 0 } as const;
      const { data } = await searchPerformers(context, search, onlookerOf(request));
      return { data: { data, total: data.length } };
    },
  );

  app.get(
    '/performers/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getPerformer',
        description:
          "A performer's profile by id or username, with what the caller has to do with her: followed, subscribed, blocked.",
        tags: ['performers'],
        params: performerParams,
        response: { 200: performerAnswer },
      },
    },
    async (request) => ({
      data: await getPerformer(context, request.params.id, onlookerOf(request)),
    }),
  );

  app.put(
    '/performers/:id',
    {
      config: { access: 'performer', unverified: 'allowed' },
      schema: {
        operationId: 'updatePerformer',
        errors: [
          'account.confirmation_required',
          'auth.email_taken',
          'auth.username_reserved',
          'auth.username_taken',
          'content.changed_meanwhile',
          'performer.birth_date_fixed',
          'performer.free_subscription_off',
          'performer.plan_dearer_than_shorter',
          'performer.subscription_price_out_of_bounds',
          'performer.year_dearer_than_months',
          'performer.year_free_beside_paid_month',
        ],
        description: "Changes the performer's own profile; `id` must be her own. Fields that are left out stay.",
        tags: ['users'],
        params: idParams,
        body: updatePerformerBody,
        response: { 200: performerAnswer },
      },
    },
    async (request) => ({
      data: await updatePerformer(context, accountOf(request), request.params.id, request.body),
    }),
  );
};
