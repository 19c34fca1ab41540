import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { followersAnswer, followingAnswer, followingQuery, followsQuery } from './follows.schema.ts';
import { follow, searchFollowers, searchFollowing, unfollow } from './follows.service.ts';

export const followsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/follows/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'followPerformer',
        description: 'Follows a performer. Doing it twice changes nothing.',
        tags: ['follows'],
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await follow(context, memberOf(request), request.params.id);
      return ok;
    },
  );

  app.delete(
    '/follows/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'unfollowPerformer',
        description: 'Stops following a performer. Doing it twice changes nothing.',
        tags: ['follows'],
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await unfollow(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );

  app.get(
    '/follows/followers',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listFollowers',
        errors: ['request.forbidden'],
        description:
          "Who follows a performer, newest first, with search by name; the caller's own without `performerId`.",
        tags: ['follows'],
        querystring: followsQuery,
        response: { 200: followersAnswer },
      },
    },
    async (request) => {
      const { performerId = accountOf(request).id, ...search } = request.query;
      return { data: await searchFollowers(context, memberOf(request), { ...search, performerId }) };
    },
  );

  app.get(
    '/follows/following',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listFollowing',
        description: 'The performers whom the caller follows, newest first, or before them all who are live.',
        tags: ['follows'],
        querystring: followingQuery,
        response: { 200: followingAnswer },
      },
    },
    async (request) => ({ data: await searchFollowing(context, memberOf(request), request.query) }),
  );
};
