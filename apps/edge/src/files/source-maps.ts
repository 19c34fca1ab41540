import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from '../edge-options.ts';
import { originOf, readCookies } from '../page/visitor.ts';
import { isSourceMap } from './caching.ts';

type Asked = FastifyRequest<{ Params: { '*': string } }>;

/** Keeps source maps for operators: for all others they are not there. */
export const guardSourceMaps =
  ({ ask, countryHeader }: Pick<EdgeOptions, 'ask' | 'countryHeader'>) =>
  async (request: Asked, reply: FastifyReply): Promise<void> => {
    if (!isSourceMap(request.params['*'])) return;
    const authorization = readCookies(request.headers.cookie).get('token') ?? '';
    // An API that does not answer makes nobody an operator.
    const account =
      authorization !== '' &&
      (await ask('/api/users/me', { authorization }, originOf(request, countryHeader)).catch(() => null));
    if ((account as { role?: unknown } | null)?.role !== 'operator') reply.callNotFound();
  };
