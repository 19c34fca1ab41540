import type { FastifyInstance } from 'fastify';
import { isFileRequest } from '../files/caching.ts';

/** Slashes at the beginning would make another site's name of what follows. */
const onThisSite = (url: string): string => `/${url.replace(/^[/\\]+/, '')}`;

/**
 * Answers a form that a browser without scripts has sent: with the page that it stands on, which says that the form
 * needs them. What was sent is not read.
 */
export async function sentForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (isFileRequest(pathname, request.headers.accept)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(onThisSite(request.url), 303);
  });
}
