import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from '../edge-options.ts';
import { readShellFile } from '../shell/shell-version.ts';

const FILE = 'robots.txt';

/** Answers /robots.txt: the shell's rules, and where the list of pages is. */
export const createRobotsHandler =
  ({ shells, site }: Pick<EdgeOptions, 'shells' | 'site'>) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // By its file, because the store may have cleared the shell's folder away meanwhile.
    const holder = (await shells.find(FILE, null)) ?? (await shells.choose()).shell;
    const rules = String(await readShellFile(holder, FILE));
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${rules.trimEnd()}\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  };
