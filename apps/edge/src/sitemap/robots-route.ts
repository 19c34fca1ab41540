import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from '../edge-options.ts';

/** Answers /robots.txt: the shell's rules, and where the list of pages is. */
export const createRobotsHandler =
  ({ shellDir, site }: Pick<EdgeOptions, 'shellDir' | 'site'>) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const rules = await readFile(path.join(shellDir, 'robots.txt'), 'utf8');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${rules.trimEnd()}\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  };
