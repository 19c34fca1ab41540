import type { FastifyRequest } from 'fastify';
import { accountOf } from './caller.ts';
import type { Viewer } from './access.policy.ts';

/** The account and country of a request, which decide who and what exists for it. */
export interface Onlooker {
  /** Null for guests. */
  account: Viewer | null;
  /** ISO 3166-1 alpha-2; null when unknown, which no block matches. */
  country: string | null;
}

/** An onlooker who is signed in. */
export interface Member extends Onlooker {
  account: Viewer;
}

type Asked = Pick<FastifyRequest, 'account' | 'country'>;

export const onlookerOf = ({ account, country }: Asked): Onlooker => ({ account, country });

/** The signed-in onlooker; only for routes whose access is not `guest`. */
export const memberOf = (request: FastifyRequest): Member => ({
  account: accountOf(request),
  country: request.country,
});

/** The onlooker for the site's own work: nothing is hidden from it. */
export const EVERYTHING: Onlooker = { account: null, country: null };
