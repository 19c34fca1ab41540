import { setTimeout as wait } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { acceptChannel, acceptRelease, MAX_ENVELOPE_BYTES, ReleaseError } from '@barg/releases';
import { reportFailure } from '../answer-error.ts';
import { DEFAULT_RATE_LIMIT } from '../config.ts';
import { SHELL } from '@barg/contract';
import type { RemoteSource } from '../remotes/released-remotes.ts';
import { channelRules } from './channel-rules.ts';
import { fileRoute } from './file-route.ts';
import { createReleaseFacts } from './release-facts.ts';
import { publishedRoutes, toPublic, type PublishedSite } from './published.ts';

const STATUS: Partial<Record<ReleaseError['code'], number>> = {
  'release.bad_signature': 401,
  'release.key_not_trusted': 403,
  'release.not_found': 404,
  'release.file_unknown': 404,
  'release.too_large': 413,
  'release.too_slow': 408,
  'release.collides': 409,
  'channel.conflict': 409,
  'channel.out_of_order': 409,
};

/** Codes of requests that are refused before they are read. */
const CODES: Partial<Record<number, string>> = { 413: 'release.too_large', 429: 'release.too_many_requests' };

interface Site extends PublishedSite {
  remotes: Pick<RemoteSource, 'channels' | 'listAll'>;
  rateLimitPerMinute: number;
  /** Tells the operator what could not be answered. */
  report: (message: string) => void;
  /** Milliseconds in which a file must have come; by default less than the tool waits. */
  filePatience?: number;
}

/** Requests a minute from one address: untrusted clients may ask too, and each request costs a signature check. */
const LIMITS_PER_MINUTE = { read: 120, state: 60, file: 3000 };

/**
 * The routes by which a team publishes to a running site: the signed list of files, the files that the site lacks, and
 * the signed statement that makes them live. There is no login: only what a trusted key has signed is accepted, and
 * everything that can be read here is also in /registry.json.
 */
export function deploymentRoutes(options: Site) {
  const { publishing } = options;
  const site = { ...options, factsOf: createReleaseFacts(publishing) };
  const rules = channelRules(publishing, site.remotes.channels);
  const limited = (kind: keyof typeof LIMITS_PER_MINUTE) => {
    const max = Math.ceil((LIMITS_PER_MINUTE[kind] * site.rateLimitPerMinute) / DEFAULT_RATE_LIMIT);
    return { config: { rateLimit: { max, timeWindow: '1 minute', groupId: kind } } };
  };
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(rateLimit, { global: false });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const { status, ...refusal } = toRefusal(error);
      if (status >= 500) reportFailure(site.report, { request, reply }, error);
      // The rest would be read, and thrown away, for as long as it comes. With HTTP/2 that ends by itself.
      if (status === 408 && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
      return reply.status(status).send(refusal);
    });

    publishedRoutes(app, site, limited('read'));

    app.post('/releases', { bodyLimit: MAX_ENVELOPE_BYTES, ...limited('state') }, async ({ body }) =>
      acceptRelease(publishing, bytesOf(body)),
    );

    await app.register(fileRoute(publishing, limited('file'), site.filePatience));

    app.post('/channel', { bodyLimit: MAX_ENVELOPE_BYTES, ...limited('state') }, async ({ body }) => {
      const accepted = await acceptChannel(publishing, bytesOf(body), rules);
      await untilAtHand(accepted.statement.remote === SHELL ? site.shells : site.remotes);
      return toPublic(site, accepted);
    });
  };
}

/** Milliseconds that a deployment waits for this web tier to have the files; less than the tool's timeout. */
const PATIENCE_MS = 10_000;

/** The team opens the site after the answer, and must get the new version. */
async function untilAtHand(released: { listAll: () => Promise<unknown> }): Promise<void> {
  const patience = new AbortController();
  const ready = released.listAll().catch(() => undefined);
  await Promise.race([
    ready,
    wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
  ]);
  patience.abort();
}

/** A request without a body, or an empty file. */
const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function toRefusal(error: Error & { statusCode?: number; code?: string }) {
  const isOurs = error instanceof ReleaseError;
  const status = isOurs ? (STATUS[error.code] ?? 400) : (error.statusCode ?? 500);
  const code = isOurs ? error.code : (CODES[status] ?? 'server.error');
  const message = status >= 500 ? 'The deployment could not be stored.' : error.message;
  return { status, code, message };
}
