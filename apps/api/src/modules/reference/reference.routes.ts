import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { isUnchanged } from '../../shared/public-answer.ts';
import { countries, phoneCodes } from './countries.ts';
import { cultures } from './cultures.ts';
import { detailedLanguages, simpleLanguages } from './languages.ts';
import { citiesOf, statesOf } from './places.ts';
import {
  additionalQuery,
  citiesAnswer,
  citiesParams,
  countriesAnswer,
  culturesAnswer,
  detailedLanguagesAnswer,
  languagesAnswer,
  phoneCodesAnswer,
  statesAnswer,
  statesParams,
  unchangedAnswer,
  userAdditionalAnswer,
} from './reference.schema.ts';
import { userAdditional } from './user-additional.ts';

const config = { access: 'guest' as const };

const describing = <Answer extends z.ZodType>(operationId: string, description: string, answer: Answer) => ({
  operationId,
  description,
  tags: ['reference'],
  response: { 200: answer, 304: unchangedAnswer },
});

const sendList = <T>(request: FastifyRequest, reply: FastifyReply, items: T[]) =>
  isUnchanged(request, reply, items) ? reply.status(304).send(null) : { data: { data: items, total: items.length } };

const assertCountry = (code: string): void => {
  if (!countries().some(({ code_2 }) => code_2 === code)) throw new NotFoundError();
};

/** Lists that change with releases only. They do not depend on the account, so shared caches may keep them. */
export const referenceRoutes: ModuleRoutes = (app) => {
  app.get(
    '/languages',
    {
      config,
      schema: describing(
        'listLanguages',
        'Languages by their two-letter code, with their English and their own name.',
        languagesAnswer,
      ),
    },
    async (request, reply) => sendList(request, reply, simpleLanguages()),
  );

  app.get(
    '/languages/list',
    {
      config,
      schema: describing(
        'listDetailedLanguages',
        'Languages with their codes, names, family, direction of writing, countries and cultures.',
        detailedLanguagesAnswer,
      ),
    },
    async (request, reply) => sendList(request, reply, detailedLanguages()),
  );

  app.get(
    '/locales',
    {
      config,
      schema: describing(
        'listCultures',
        'Cultures that texts and accounts may be in: a language with an optional script and region.',
        culturesAnswer,
      ),
    },
    async (request, reply) => sendList(request, reply, cultures()),
  );

  app.get(
    '/countries/list',
    {
      config,
      schema: describing('listCountries', 'Countries with codes, flag, languages and cultures.', countriesAnswer),
    },
    async (request, reply) => sendList(request, reply, countries()),
  );

  app.get(
    '/phone-codes/list',
    {
      config,
      schema: describing(
        'listPhoneCodes',
        'Countries with the codes that their telephone numbers begin with.',
        phoneCodesAnswer,
      ),
    },
    async (request, reply) => sendList(request, reply, phoneCodes()),
  );

  app.get(
    '/states/:id',
    {
      config,
      schema: {
        ...describing('listStates', 'States or provinces of the country whose two-letter code is given.', statesAnswer),
        params: statesParams,
      },
    },
    async (request, reply) => {
      assertCountry(request.params.id);
      return sendList(request, reply, await statesOf(request.params.id));
    },
  );

  app.get(
    '/cities/:a/:b',
    {
      config,
      schema: {
        ...describing(
          'listCities',
          'Cities of a state: `a` is the code of the country, `b` that of the state.',
          citiesAnswer,
        ),
        params: citiesParams,
      },
    },
    async (request, reply) => {
      const { a: country, b: state } = request.params;
      assertCountry(country);
      const cities = await citiesOf(country, state);
      if (!cities) throw new NotFoundError();
      return sendList(request, reply, cities);
    },
  );

  app.get(
    '/user-additional',
    {
      config,
      schema: {
        ...describing(
          'getUserAdditional',
          'What a form about a person offers to choose from, with names in one locale.',
          userAdditionalAnswer,
        ),
        querystring: additionalQuery,
      },
    },
    async (request, reply) => {
      const lists = userAdditional(request.query.locale);
      return isUnchanged(request, reply, lists) ? reply.status(304).send(null) : { data: lists };
    },
  );
};
