import type { FastifyRequest } from 'fastify';
import { accountOf } from './caller.ts';
import type { Viewer } from './access.policy.ts';

/** Who looks, and from where: what decides which performers and people exist for a request. */
export interface Onlooker {
  /** Null for a visitor. */
  account: Viewer | null;
  /** ISO 3166-1 alpha-2; null where it cannot be told, which blocks nothing. */
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

/** Nobody in particular, from nowhere: nothing is hidden. For what the site does by itself. */
export const EVERYTHING: Onlooker = { account: null, country: null };
