import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from '../edge-options.ts';
import { keepSettings } from './last-settings.ts';
import { makePage } from './make-page.ts';
import { readPageRequest } from './page-request.ts';
import { sendPage } from './send-page.ts';
import { createSharedPages } from './shared-pages.ts';
import { whenOver } from './when-over.ts';

/** Answers every URL that is not a file with the shell's page, filled for the visitor. */
export function createPageHandler(options: EdgeOptions) {
  const pageFor = createSharedPages(options.ask);
  const { ask, last: lastSettings } = keepSettings(options.ask);
  const site = { ...options, ask, lastSettings };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Before anything is waited for: who leaves meanwhile is not heard of later, and renderers would wait for him for ever.
    const isAnswered = whenOver(reply.raw);
    const asked = readPageRequest(request, options.countryHeader);
    const page = await pageFor(asked, () => makePage(site, { asked, request, reply, isAnswered }));
    return page ? sendPage(request, reply, page) : reply;
  };
}
