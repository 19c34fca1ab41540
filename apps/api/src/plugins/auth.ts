import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { ForbiddenError } from '../errors/common-errors.ts';
import { asksForProof } from './operator-guard.ts';
import { NotAuthenticatedError, type Account } from '../viewing/caller.ts';

/** Who may call a route: everybody (`guest`), any account, or the accounts of one role. */
export type Access = 'guest' | 'any' | 'user' | 'performer' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Checks its own token, which is not a session's. */
    hasOwnToken?: boolean;
    /** Finds the account of a token that is good for this route alone; null for any other token. */
    findAccount?: (request: FastifyRequest, token: string) => Promise<Account | null>;
    idempotency?: 'required' | 'accepted';
  }
}

/** The token of an Authorization header, bare or after `Bearer `. */
export const tokenOf = (header: string | undefined): string | null => {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token.slice(0, 200) : null;
};

const allows: Record<Access, (account: Account | null) => boolean> = {
  guest: () => true,
  any: (account) => account !== null,
  user: (account) => account?.role === 'user',
  performer: (account) => account?.role === 'performer',
  operator: (account) => account?.role === 'operator',
};

/**
 * Loads the account of the token and enforces the access that each route declares. A route without `config.access`
 * prevents the start, so that none is open by omission.
 */
export const authPlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('account', null);

  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || route.method === 'OPTIONS' || route.schema?.hide) return;
    if (!route.config?.access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    if (!route.schema?.operationId) throw new Error(`${String(route.method)} ${route.url} has no operationId`);
    const isOpen = route.config.access === 'guest';
    Object.assign(route.schema, {
      security: isOpen ? [] : [{ token: [] }],
      'x-access': route.config.access,
      ...(asksForProof([route.method].flat()[0] ?? 'GET', route.config) && { 'x-proof': true }),
    });
  });

  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request.headers.authorization);
    if (token && !request.routeOptions.config.hasOwnToken) {
      const { findAccount } = request.routeOptions.config;
      request.account = (await findAccount?.(request, token)) ?? (await context.sessions.find(token));
      if (!request.account) throw new NotAuthenticatedError();
    }
    const access = request.routeOptions.config.access ?? 'guest';
    if (allows[access](request.account)) return;
    throw request.account ? new ForbiddenError() : new NotAuthenticatedError();
  });
});
