import type { FastifyRequest } from 'fastify';
import { isFileRequest } from '../files/caching.ts';
import { pathOf } from '../server.ts';
import type { AnswerKind } from './edge-metrics.ts';

/** The kinds of the routes that answer one thing alone. */
const KINDS: Readonly<Record<string, AnswerKind>> = {
  '/registry.json': 'registry',
  '/manifest.webmanifest': 'shell-file',
  '/service-worker.js': 'shell-file',
  '/robots.txt': 'shell-file',
  '/sitemap.xml': 'shell-file',
  '/remotes/:name/:version/*': 'remote-file',
  '/metrics': 'metrics',
};

/** What of a web tier answers a request. */
export const kindOf = ({ routeOptions, raw, headers }: FastifyRequest): AnswerKind => {
  const { url = '' } = routeOptions;
  if (url === '/*') return isFileRequest(pathOf(raw), headers.accept) ? 'shell-file' : 'page';
  if (url.startsWith('/deployments')) return 'deployment';
  return KINDS[url] ?? 'none';
};
