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

const describing = <Answer extends z.ZodType>(operationId: string, answer: Answer) => ({
  operationId,
  tags: ['reference'],
  response: { 200: answer, 304: unchangedAnswer },
});

const sendList = <T>(request: FastifyRequest, reply: FastifyReply, items: T[]) =>
  isUnchanged(request, reply, items) ? reply.status(304).send(null) : { data: { data: items, total: items.length } };

const assertCountry = (code: string): void => {
  if (!countries().some(({ code_2 }) => code_2 === code)) throw new NotFoundError();
};

/** Lists that change with releases only. They carry no account, so everyone may keep them. */
export const referenceRoutes: ModuleRoutes = (app) => {
  app.get('/languages', { config, schema: describing('listLanguages', languagesAnswer) }, async (request, reply) =>
    sendList(request, reply, simpleLanguages()),
  );

  app.get(
    '/languages/list',
    { config, schema: describing('listDetailedLanguages', detailedLanguagesAnswer) },
    async (request, reply) => sendList(request, reply, detailedLanguages()),
  );

  app.get('/locales', { config, schema: describing('listCultures', culturesAnswer) }, async (request, reply) =>
    sendList(request, reply, cultures()),
  );

  app.get('/countries/list', { config, schema: describing('listCountries', countriesAnswer) }, async (request, reply) =>
    sendList(request, reply, countries()),
  );

  app.get(
    '/phone-codes/list',
    { config, schema: describing('listPhoneCodes', phoneCodesAnswer) },
    async (request, reply) => sendList(request, reply, phoneCodes()),
  );

  app.get(
    '/states/:id',
    { config, schema: { ...describing('listStates', statesAnswer), params: statesParams } },
    async (request, reply) => {
      assertCountry(request.params.id);
      return sendList(request, reply, await statesOf(request.params.id));
    },
  );

  app.get(
    '/cities/:a/:b',
    { config, schema: { ...describing('listCities', citiesAnswer), params: citiesParams } },
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
    { config, schema: { ...describing('getUserAdditional', userAdditionalAnswer), querystring: additionalQuery } },
    async (request, reply) => {
      const lists = userAdditional(request.query.locale);
      return isUnchanged(request, reply, lists) ? reply.status(304).send(null) : { data: lists };
    },
  );
};
