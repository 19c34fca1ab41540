import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  fanListAnswer,
  fanListBody,
  fanListChanges,
  fanListsAnswer,
  fanListsQuery,
  fansAnswer,
  fansQuery,
  memberParams,
  membersBody,
} from './fan-lists.schema.ts';
import {
  addMembers,
  changeFanList,
  createFanList,
  removeFanList,
  removeMember,
  searchFanLists,
} from './fan-lists.service.ts';
import { searchFans } from './fans.service.ts';

const tags = ['fans', 'addition'];
/** Whoever is not verified has no fans yet. */
const config = { access: 'performer', unverified: 'refused' } as const;

export const fanListsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/fans',
    {
      config,
      schema: {
        operationId: 'listFans',
        description:
          "The caller's fans: who follows, has subscribed, bought or written, without those who are blocked or gone. The newest first, or who has spent most; with search by name.",
        tags,
        querystring: fansQuery,
        response: { 200: fansAnswer },
      },
    },
    async (request) => ({ data: await searchFans(context, accountOf(request).id, request.query) }),
  );

  app.get(
    '/performer/fan-lists',
    {
      config,
      schema: {
        operationId: 'listFanLists',
        description: "The caller's lists of fans, newest first.",
        tags,
        querystring: fanListsQuery,
        response: { 200: fanListsAnswer },
      },
    },
    async (request) => ({ data: await searchFanLists(context, accountOf(request).id, request.query) }),
  );

  app.post(
    '/performer/fan-lists',
    {
      config,
      schema: {
        operationId: 'createFanList',
        errors: ['fan-lists.taken', 'fan-lists.too_many'],
        description:
          'Makes a list of fans: with rules, of whoever meets all of them; without, of those who are put in it.',
        tags,
        body: fanListBody,
        response: { 200: fanListAnswer },
      },
    },
    async (request) => ({ data: await createFanList(context, accountOf(request).id, request.body) }),
  );

  app.put(
    '/performer/fan-lists/:id',
    {
      config,
      schema: {
        operationId: 'updateFanList',
        errors: ['content.changed_meanwhile', 'fan-lists.taken', 'fan-lists.with_members'],
        description: 'Changes the name of a list, or its rules where it has some.',
        tags,
        params: idParams,
        body: fanListChanges,
        response: { 200: fanListAnswer },
      },
    },
    async (request) => ({
      data: await changeFanList(context, accountOf(request).id, { ...request.body, ...request.params }),
    }),
  );

  app.delete(
    '/performer/fan-lists/:id',
    {
      config,
      schema: {
        operationId: 'deleteFanList',
        description: 'Deletes a list; its fans stay fans.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeFanList(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/fan-lists/:id/members',
    {
      config,
      schema: {
        operationId: 'addFanListMembers',
        errors: ['fan-lists.by_rules', 'fan-lists.full'],
        description: 'Puts fans in a list, all or none. Who is in it stays in it.',
        tags,
        params: idParams,
        body: membersBody,
        response: { 200: fanListAnswer },
      },
    },
    async (request) => ({
      data: await addMembers(context, accountOf(request).id, { ...request.body, ...request.params }),
    }),
  );

  app.delete(
    '/performer/fan-lists/:id/members/:fanId',
    {
      config,
      schema: {
        operationId: 'removeFanListMember',
        errors: ['fan-lists.by_rules'],
        description: 'Takes a fan out of a list. Who is not in it stays out of it.',
        tags,
        params: memberParams,
        response: { 200: fanListAnswer },
      },
    },
    async (request) => ({ data: await removeMember(context, accountOf(request).id, request.params) }),
  );
};
