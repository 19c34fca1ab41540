import { ForbiddenError } from '../../errors/common-errors.ts';
import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { decodeCursor, idParams, ok, okSchema, toPage } from '../../shared/wire.ts';
import { memberOf } from '../blocking/onlooker.ts';
import { presentPerformerCard } from '../performers/performer-card.ts';
import { getPerformer } from '../performers/performers.service.ts';
import { authorOf, loadAuthors } from '../users/author.ts';
import { countFollowing, listFollowers, listFollowing } from './follows.repository.ts';
import { followCursor, followersAnswer, followingAnswer, followingQuery, followsQuery } from './follows.schema.ts';
import { follow, unfollow } from './follows.service.ts';

export const followsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/follows/:id',
    {
      config: { access: 'user' },
      schema: { operationId: 'followPerformer', tags: ['follows'], params: idParams, response: { 200: okSchema } },
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
      schema: { operationId: 'unfollowPerformer', tags: ['follows'], params: idParams, response: { 200: okSchema } },
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
        tags: ['follows'],
        querystring: followsQuery,
        response: { 200: followersAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { limit, cursor, performerId = account.id } = request.query;
      // Who follows is the performer's to know.
      if (performerId !== account.id && account.role !== 'operator') throw new ForbiddenError();
      const { followerCount: total } = await getPerformer(context, performerId, memberOf(request));
      const after = cursor ? decodeCursor(cursor, followCursor) : null;
      const rows = await listFollowers(context.db, performerId, limit, after);
      const page = toPage(rows, limit, (row) => [row.followed_at.toISOString(), row.id]);
      const followerIds = page.items.map(({ id }) => id);
      const authors = await loadAuthors(context.db, followerIds);
      const followers = followerIds.map((id) => authorOf(authors, id));
      return { data: { data: followers, total, nextCursor: page.nextCursor } };
    },
  );

  app.get(
    '/follows/following',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listFollowing',
        tags: ['follows'],
        querystring: followingQuery,
        response: { 200: followingAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { limit, cursor } = request.query;
      const after = cursor ? decodeCursor(cursor, followCursor) : null;
      const [rows, total] = await Promise.all([
        listFollowing(context.db, member, limit, after),
        countFollowing(context.db, member),
      ]);
      const page = toPage(rows, limit, (row) => [row.followed_at.toISOString(), row.id]);
      return { data: { data: page.items.map(presentPerformerCard), total, nextCursor: page.nextCursor } };
    },
  );
};
