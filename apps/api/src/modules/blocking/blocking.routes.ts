import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { listCountries } from '../../viewing/blocked-parties.ts';
import {
  blockCountriesBody,
  blockedCountriesAnswer,
  blockedUsersAnswer,
  blockedUsersQuery,
  blockUserBody,
  countryCheckAnswer,
  countryCheckQuery,
} from './blocking.schema.ts';
import { blockCountries, blockUser, getBlockedUsers, unblockUser } from './blocking.service.ts';
import { isCountryBlocked } from './country-check.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';

const tags = ['blocking'];

export const blockingRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/block/users',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBlockedUsers',
        description: 'Accounts that the caller has blocked, or with `of` a kind of them.',
        tags,
        querystring: blockedUsersQuery,
        response: { 200: blockedUsersAnswer },
      },
    },
    async (request) => ({ data: await getBlockedUsers(context, accountOf(request), request.query) }),
  );

  app.post(
    '/block/users',
    {
      config: { access: 'any', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        operationId: 'blockUser',
        errors: ['block.not_allowed'],
        description: 'Blocks an account: neither exists for the other from then on, and what ties them ends.',
        tags,
        body: blockUserBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await blockUser(context, accountOf(request), request.body.userId);
      return ok;
    },
  );

  app.delete(
    '/block/users/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'unblockUser',
        description: 'Takes a block back. Follows and subscriptions do not come back by themselves.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await unblockUser(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.get(
    '/block/countries',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getBlockedCountries',
        description: "Countries in which the performer's profile and content do not exist.",
        tags: [...tags, 'addition'],
        response: { 200: blockedCountriesAnswer },
      },
    },
    async (request) => ({ data: { countries: await listCountries(context.db, accountOf(request).id) } }),
  );

  app.post(
    '/block/countries',
    {
      // Performers choose whom to block before they are verified.
      config: { access: 'performer', unverified: 'allowed' },
      schema: {
        operationId: 'blockCountries',
        errors: ['content.changed_meanwhile'],
        description: 'Replaces the list of countries in which the performer does not exist.',
        tags,
        body: blockCountriesBody,
        response: { 200: blockedCountriesAnswer },
      },
    },
    async (request) => ({
      data: { countries: await blockCountries(context, accountOf(request), request.body) },
    }),
  );

  app.get(
    '/block/countries/check',
    {
      config: { access: 'guest', isAlwaysOpen: true },
      schema: {
        operationId: 'checkCountry',
        description:
          "Whether the caller's country is kept out of the site, or, with `performerId`, of one performer's pages; and which it is.",
        tags,
        querystring: countryCheckQuery,
        response: { 200: countryCheckAnswer },
      },
    },
    async (request) => ({
      data: {
        blocked: await isCountryBlocked(context, onlookerOf(request), request.query.performerId),
        country: request.country,
      },
    }),
  );
};
