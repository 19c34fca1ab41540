import fp from 'fastify-plugin';
import { defineError } from '../errors/app-error.ts';
import { NotFoundError } from '../errors/common-errors.ts';

export class MethodNotAllowedError extends defineError({
  code: 'request.method_not_allowed',
  status: 405,
  messages: {
    'fa-IR': 'این نشانی چنین درخواستی را نمی‌پذیرد.',
    'en-US': 'This address does not take requests of this kind.',
    'ar-EG': 'هذا العنوان لا يقبل طلبات من هذا النوع.',
  },
}) {}

/** Turns `/follows/:id` into a pattern for whole paths; a parameter is one segment. */
const patternOf = (url: string): RegExp => {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`);
};

/**
 * Answers 405 with `Allow` for a wrong method. The router answers 404 for that as for an unknown path, so unmatched
 * requests are compared with the paths of all routes.
 */
export const methodNotAllowedPlugin = fp(async (app) => {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (url.includes('*') || (schema?.hide && !url.startsWith('/api'))) return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  let patterns: Array<[RegExp, ReadonlySet<string>]> | undefined;

  app.setNotFoundHandler((request, reply) => {
    patterns ??= [...methodsOf].map(([url, methods]) => [patternOf(url), methods]);
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? [...methods] : [])));
    if (allowed.size === 0 || allowed.has(request.method)) throw new NotFoundError();
    reply.header('allow', [...allowed].sort().join(', '));
    throw new MethodNotAllowedError();
  });
});
