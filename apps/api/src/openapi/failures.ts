import type { FastifyContextConfig } from 'fastify';
import { asksForProof } from '../plugins/operator-guard.ts';
import { refusesUnverified } from '../plugins/verified-performers.ts';

/** The facts of a route that decide which errors it may answer. */
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

/** Codes of every operation: an invalid request, the rate limit, a database that is away, an unexpected error. */
const OF_ALL = ['request.malformed', 'request.not_found', 'request.too_many', 'server.away', 'server.unexpected'];

/** An invalid token is refused on every route, so routes for guests have this code too. */
const OF_TOKENS = ['auth.not_authenticated'];

const CLOSED_SITE = ['site.country_blocked', 'site.maintenance'];

/** Codes that follow from a route's declaration and need no mention in `errors`. */
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
    // An invalid cursor or offset, see shared/wire.ts.
    ...(method === 'GET' && schema.querystring ? ['request.offset_too_deep'] : []),
    ...(method === 'GET' ? [] : ['request.too_large', 'request.unsupported_type']),
    ...(idempotency === 'required' ? ['idempotency.key_required'] : []),
    ...(idempotency ? ['idempotency.key_reused'] : []),
  ];
};

/** Every code that an operation may answer: implied ones, and those in `errors`. */
export const failuresOf = (route: RouteFacts): readonly string[] =>
  [...new Set([...impliedBy(route), ...(route.schema?.errors ?? [])])].sort();
