import rateLimit from '@fastify/rate-limit';
import { CONTRACT_VERSION } from '@barg/contract';
import { DEFAULT_RATE_LIMIT } from '../config.ts';
import type { Withdrawals } from '../remotes/follow-withdrawals.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  acceptChannel,
  acceptFile,
  acceptRelease,
  LIMITS,
  MAX_ENVELOPE_BYTES,
  readHistory,
  readRelease,
  readState,
  ReleaseError,
  type TrustedStore,
  type ChannelState,
  type SignedChannel,
} from '@barg/releases';

const STATUS: Partial<Record<ReleaseError['code'], number>> = {
  'release.bad_signature': 401,
  'release.key_not_trusted': 403,
  'release.not_found': 404,
  'release.file_unknown': 404,
  'release.too_large': 413,
  'channel.conflict': 409,
  'channel.out_of_order': 409,
};

/** Of what the server refuses before it looks at it. */
const CODES: Partial<Record<number, string>> = { 413: 'release.too_large', 429: 'release.too_many_requests' };

/** The newest changes are enough for people; programs that want all read the store. */
const MAX_HISTORY = 100;

interface Site {
  publishing: TrustedStore;
  withdrawals: Pick<Withdrawals, 'find'>;
  rateLimitPerMinute: number;
}

/** Requests a minute from one address: whoever is not trusted may still ask, and each question costs a signature. */
const LIMITS_PER_MINUTE = { read: 120, state: 60, file: 3000 };

const toPublic = async ({ publishing, withdrawals }: Site, { statement, team, keyId, digest }: SignedChannel) => {
  const { remote, stable, canary } = statement;
  const versions = [stable, canary].flatMap((ref) => ref?.version ?? []);
  const labels = await Promise.all(
    versions.map(async (version) => {
      // An old version may have been cleared away: what was done with it is told all the same.
      const release = await readRelease(publishing, remote, version).catch(() => null);
      return [version, release?.statement.label ?? ''] as const;
    }),
  );
  const withdrawal = canary && withdrawals.find(remote, canary.version);
  return { ...statement, team, keyId, digest, labels: Object.fromEntries(labels), withdrawal };
};

/** Enough to see what happens: who fills a store with rubbish must not fill the answer. */
const MAX_REFUSED = 20;

/** Where the next statement belongs, and what was passed over on the way to the live one. */
const aboutNext = ({ next, refused }: ChannelState) => ({ next, refused: refused.slice(0, MAX_REFUSED) });

interface FileParams {
  remote: string;
  version: string;
  '*': string;
}

/**
 * How a team publishes to a running site: its signed list of files, the files that the site lacks, and the signed
 * statement that makes them live. There is no login: only what a trusted key has signed is taken, and what can be read
 * here is what /registry.json tells anyway.
 */
export function deploymentRoutes(site: Site) {
  const { publishing } = site;
  const limited = (kind: keyof typeof LIMITS_PER_MINUTE) => {
    const max = Math.ceil((LIMITS_PER_MINUTE[kind] * site.rateLimitPerMinute) / DEFAULT_RATE_LIMIT);
    return { config: { rateLimit: { max, timeWindow: '1 minute', groupId: kind } } };
  };
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(rateLimit, { global: false });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) =>
      sendError(error, reply),
    );

    app.get('/', limited('read'), async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const known = await publishing.store.listRemotes();
      const states = await Promise.all(known.map((remote) => readState(publishing, remote)));
      const published = states.flatMap(({ live }) => live ?? []);
      return {
        contract: CONTRACT_VERSION,
        remotes: await Promise.all(published.map((channel) => toPublic(site, channel))),
        refused: states.flatMap(({ live, refused }, index) =>
          refused.slice(0, MAX_REFUSED).map((statement) => ({
            remote: known[index],
            live: live?.statement.sequence ?? null,
            ...statement,
          })),
        ),
      };
    });

    app.get<{ Params: { remote: string } }>('/:remote', limited('read'), async ({ params }, reply) => {
      const state = await readState(publishing, params.remote);
      reply.header('cache-control', 'no-store');
      if (state.live) return { ...(await toPublic(site, state.live)), ...aboutNext(state) };
      // Who publishes it for the first time must know what lies there already.
      const message = `${params.remote} is not published here.`;
      return reply.status(404).send({ code: 'release.not_found', message, ...aboutNext(state) });
    });

    app.get<{ Params: { remote: string } }>('/:remote/history', limited('read'), async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const { statements, refused } = await readHistory(publishing, params.remote);
      const newest = statements.slice(-MAX_HISTORY).map((channel) => toPublic(site, channel));
      return { statements: await Promise.all(newest), refused: refused.slice(0, MAX_REFUSED) };
    });

    app.post('/releases', { bodyLimit: MAX_ENVELOPE_BYTES, ...limited('state') }, async ({ body }) =>
      acceptRelease(publishing, bytesOf(body)),
    );

    app.put<{ Params: FileParams }>(
      '/:remote/:version/files/*',
      { bodyLimit: LIMITS.fileBytes, ...limited('file') },
      async ({ params, body }, reply) => {
        const { remote, version, '*': path } = params;
        await acceptFile(publishing, { remote, version, path }, bytesOf(body));
        return reply.status(204).send();
      },
    );

    app.post('/channel', { bodyLimit: MAX_ENVELOPE_BYTES, ...limited('state') }, async ({ body }) =>
      toPublic(site, await acceptChannel(publishing, bytesOf(body))),
    );
  };
}

/** A request without a body, or an empty file. */
const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function sendError(error: Error & { statusCode?: number; code?: string }, reply: FastifyReply) {
  const isOurs = error instanceof ReleaseError;
  const status = isOurs ? (STATUS[error.code] ?? 400) : (error.statusCode ?? 500);
  const code = isOurs ? error.code : (CODES[status] ?? 'server.error');
  const message = status >= 500 ? 'The deployment could not be stored.' : error.message;
  return reply.status(status).send({ code, message });
}
