import type { FastifyContextConfig } from 'fastify';
import { asksForProof } from '../plugins/operator-guard.ts';
import { refusesUnverified } from '../plugins/verified-performers.ts';

/** What of a route decides which failures it may answer. */
export interface RouteFacts {
  method: string;
  url: string;
  config: FastifyContextConfig;
  schema?: {
    errors?: readonly string[];
    body?: unknown;
    params?: unknown;
    querystring?: unknown;
    consumes?: readonly string[];
  };
}

/** Codes that every operation may answer: a broken request, the limit of requests, the closed site, our own fault. */
const OF_ALL = ['request.malformed', 'request.not_found', 'request.too_many', 'server.unexpected'];

/** A token that is sent must be good wherever it is sent, so guests' calls may answer this too. */
const OF_TOKENS = ['auth.not_authenticated'];

const CLOSED_SITE = ['site.country_blocked', 'site.maintenance'];

/** Codes that follow from what a route declares anyway: they need not be declared beside it. */
const impliedBy = ({ method, config, schema = {} }: RouteFacts): string[] => {
  const { access = 'guest', hasOwnToken, idempotency, isAlwaysOpen, isBeforeSecondStep } = config;
  return [
    ...OF_ALL,
    ...(hasOwnToken ? [] : OF_TOKENS),
    ...(isAlwaysOpen ? [] : CLOSED_SITE),
    ...(access === 'guest' || access === 'any' ? [] : ['request.forbidden']),
    ...(['any', 'operator'].includes(access) && !isBeforeSecondStep ? ['auth.second_step_required'] : []),
    ...(asksForProof(method, config) ? ['auth.proof_required'] : []),
    ...(refusesUnverified(method, config) ? ['performer.not_verified'] : []),
    ...(schema.body || schema.params || schema.querystring ? ['request.invalid_values'] : []),
    // A cursor or offset that leads nowhere, see shared/wire.ts.
    ...(method === 'GET' && schema.querystring ? ['request.offset_too_deep'] : []),
    ...(method === 'GET' ? [] : ['request.too_large', 'request.unsupported_type']),
    ...(idempotency === 'required' ? ['idempotency.key_required'] : []),
    ...(idempotency ? ['idempotency.key_reused'] : []),
  ];
};

/** Every code that an operation may answer: what follows from its declaration, and what it declares as `errors`. */
export const failuresOf = (route: RouteFacts): readonly string[] =>
  [...new Set([...impliedBy(route), ...(route.schema?.errors ?? [])])].sort();
