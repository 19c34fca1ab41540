import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportFailure } from '../answer-error.ts';
import { DEFAULT_RATE_LIMIT } from '../config.ts';
import { IMMUTABLE } from '../files/caching.ts';
import type { PublicSite } from '../page/preview/describe-page.ts';
import { packagesIn, type ServedPackage } from './package-index.ts';

interface PackagesSite {
  packagesDir: string;
  site: PublicSite;
  rateLimitPerMinute: number;
  /** Tells the operator what could not be answered. */
  report: (message: string) => void;
}

/** Requests a minute from one address: an installation asks for each package and its archive. */
const LIMIT_PER_MINUTE = 240;

const ARCHIVE = /^(@barg\/[a-z-]+)\/-\/([^/]+)$/;

/** A range or a condition that the archive does not meet. */
const isOfRequest = (error: Error & { statusCode?: number }): error is Error & { statusCode: number } =>
  error.statusCode === 412 || error.statusCode === 416;

const archivePath = ({ name, file }: ServedPackage): string => `/packages/${name}/-/${file}`;

/**
 * What npm asks a registry about a package. The newest is that of the libraries which this site lends; of a version that
 * was made more than once, the archive that was made last.
 */
const toPackument = ([newest, ...former]: readonly [ServedPackage, ...ServedPackage[]], origin: string) => ({
  name: newest.name,
  'dist-tags': { latest: newest.version },
  versions: Object.fromEntries(
    [...former.toReversed(), newest].map((one) => [
      one.version,
      {
        ...one.manifest,
        dist: { tarball: origin + archivePath(one), integrity: one.integrity, unpackedSize: one.bytes },
      },
    ]),
  ),
});

/** npm shows its user what stands in `error`. */
const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).header('cache-control', 'no-store').send({ statusCode: status, code, message, error: message });

/**
 * The packages that teams build with outside of this repository, as npm asks a registry for them. Only files of the list
 * are sent, by the names that stand in it: a path is never made of what somebody asks for.
 */
export function packageRoutes({ packagesDir, site, rateLimitPerMinute, report }: PackagesSite) {
  const readPackages = packagesIn(packagesDir);
  /** Without a configured URL npm gets archives from where it asked; nobody else is sent that answer. */
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    site.isGuess ? `${protocol}://${host}` : site.origin;

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(rateLimit, {
      max: Math.ceil((LIMIT_PER_MINUTE * rateLimitPerMinute) / DEFAULT_RATE_LIMIT),
      timeWindow: '1 minute',
    });
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error.statusCode === 429)
        return refuse(reply, 429, 'packages.too_many_requests', 'Too many packages at once: wait a minute.');
      if (isOfRequest(error))
        return refuse(reply, error.statusCode, 'packages.refused', 'This part or form of the package is not there.');
      reportFailure(report, { request, reply }, error);
      return refuse(reply, 500, 'server.error', 'The packages could not be read.');
    });

    app.get('/', async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      const { packages } = await readPackages();
      return {
        packages: packages.map((one) => ({
          ...{ name: one.name, version: one.version, integrity: one.integrity, bytes: one.bytes },
          archive: archivePath(one),
        })),
      };
    });

    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const { packages, former } = await readPackages();
      if (packages.length === 0)
        return refuse(reply, 404, 'packages.none', 'This site has no packages: npm run packages makes them.');
      const asked = request.params['*'];
      const [, owner, file] = ARCHIVE.exec(asked) ?? [];
      const isAsked = ({ name }: ServedPackage): boolean => name === (owner ?? asked);
      const newest = packages.find(isAsked);
      const all = [...(newest ? [newest] : []), ...former.filter(isAsked)];
      if (file === undefined && newest) {
        reply.headers({ 'cache-control': 'no-cache', vary: 'host' });
        return toPackument([newest, ...former.filter(isAsked)], originOf(request));
      }
      const found = all.find((one) => one.file === file);
      if (!found)
        return refuse(reply, 404, 'packages.not_found', 'This site has no such package, or not in this version.');
      reply.headers({ 'cache-control': IMMUTABLE, 'content-type': 'application/octet-stream' });
      return reply.sendFile(found.file, packagesDir);
    });
  };
}
