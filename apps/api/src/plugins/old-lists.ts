import fp from 'fastify-plugin';
import type { Context } from '../context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it lists may be found in a replica that is a moment behind, by `context.lists`. */
    mayBeOld?: boolean;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets the operations that are marked so find their lists in the replica, except for an account that has written what
 * the replica does not have yet. Whatever an account writes is noted before it is answered, in the database, so that
 * its next request may reach any process.
 */
export const oldListsPlugin = fp<{ context: Context }>(async (app, { context: { replica, log } }) => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.mayBeOld) return;
    if (![route.method].flat().every((method) => READS.includes(method)))
      throw new Error(`${String(route.method)} ${route.url} writes, and what it reads may not be old`);
    if (!replica) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      return replica.serve(request.account?.id ?? null, async () => handler.call(this, request, reply));
    };
  });
  if (!replica) return;
  app.addHook('onSend', async ({ account, method }) => {
    if (!account || READS.includes(method)) return;
    // What was asked for is done: that its author may see an older list once is no reason to say it failed.
    await replica.noteWrite(account.id).catch((error: unknown) => log.warn(error, 'A write could not be noted'));
  });
});
