import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { assertShallow, idParams } from '../../shared/wire.ts';
import { presentPerformerCard } from './performer-card.ts';
import { presentPerformer } from './performers.presenter.ts';
import { countPerformers, randomPerformers, searchPerformers } from './performers.repository.ts';
import {
  fewQuery,
  performerAnswer,
  performerParams,
  performersAnswer,
  searchQuery,
  updatePerformerBody,
} from './performers.schema.ts';
import { getPerformer, updatePerformer } from './performers.service.ts';

export const performersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performers/user/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'searchPerformers',
        tags: ['performers'],
        querystring: searchQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      assertShallow(request.query.offset);
      const viewerId = request.account?.id ?? null;
      const [rows, total] = await Promise.all([
        searchPerformers(context.db, request.query, viewerId),
        countPerformers(context.db, request.query.q),
      ]);
      return { data: { data: rows.map(presentPerformerCard), total } };
    },
  );

  app.get(
    '/performers/search/random',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getRandomPerformers',
        tags: ['performers'],
        querystring: fewQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      const rows = await randomPerformers(context.db, request.query.limit, request.account?.id ?? null);
      return { data: { data: rows.map(presentPerformerCard), total: rows.length } };
    },
  );

  app.get(
    '/performers/top',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getTopPerformers',
        tags: ['performers'],
        querystring: fewQuery,
        response: { 200: performersAnswer },
      },
    },
    async (request) => {
      const search = { q: '', sort: 'popular', limit: request.query.limit, offset: 0 } as const;
      const rows = await searchPerformers(context.db, search, request.account?.id ?? null);
      return { data: { data: rows.map(presentPerformerCard), total: rows.length } };
    },
  );

  app.get(
    '/performers/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getPerformer',
        tags: ['performers'],
        params: performerParams,
        response: { 200: performerAnswer },
      },
    },
    async (request) => ({
      data: presentPerformer(await getPerformer(context, request.params.id, request.account?.id ?? null)),
    }),
  );

  app.put(
    '/performers/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updatePerformer',
        tags: ['users'],
        params: idParams,
        body: updatePerformerBody,
        response: { 200: performerAnswer },
      },
    },
    async (request) => ({
      data: presentPerformer(await updatePerformer(context, accountOf(request), request.params.id, request.body)),
    }),
  );
};
