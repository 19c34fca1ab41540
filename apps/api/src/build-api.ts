import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { gatherJobs } from './jobs/gather-jobs.ts';
import { observedJobs } from './jobs/observed-jobs.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import type { Config } from './platform/config.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { openCountryBook } from './platform/countries/country-book.ts';
import { createVisitorCountry } from './platform/countries/visitor-country.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { openLiveEngine } from './platform/live/open-live-engine.ts';
import { readMediaSecret } from './modules/settings/media-secret.ts';
import { createMediaSigner } from './platform/files/media-signer.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { countingEvents } from './platform/metrics/counting-events.ts';
import { openMetrics, watchedOf } from './platform/metrics/open-metrics.ts';
import { openCrypto } from './platform/payments/crypto/open-crypto.ts';
import { createGateways } from './platform/payments/gateways.ts';
import { createPdfPrinter } from './platform/pdf/pdf-printer.ts';
import { createSealer } from './platform/seal.ts';
import { tracedEvents } from './platform/tracing/traced-events.ts';
import { readSecretKey } from './platform/secret-key.ts';
import { createWork } from './platform/unit-of-work.ts';
import { findFfmpeg } from './platform/ffmpeg/find-ffmpeg.ts';
import { createSessions } from './modules/accounts/session.repository.ts';
import { modules } from './modules/index.ts';
import { gatherParts } from './gather-parts.ts';
import { createSiteState } from './modules/settings/site-state.ts';
import { openViewings } from './platform/live/open-viewings.ts';
import { openReplica } from './platform/replica/replica.ts';
import { openRedis } from './platform/redis/open-redis.ts';
import { forgettingSettings } from './platform/publisher.ts';
import { createRealtimeServer } from './realtime/socket-server.ts';

export interface ApiOptions {
  config: Config;
  database: OpenDatabase;
  log: FastifyBaseLogger;
}

/** The API as a web tier mounts it. */
export interface Api {
  context: Context;
  /** Answers one request below /api. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Answers sockets on the web server. */
  attachRealtime(server: Server | Http2SecureServer): void;
  /** Starts what belongs to answering requests: watching the live engine's rooms. */
  startServing(): Promise<void>;
  /** Starts working on jobs. Separate from building, so that tests decide when jobs run. */
  startJobs(): Promise<void>;
  /** Calls a route without a network, for tests and tools. */
  inject: Awaited<ReturnType<typeof createApp>>['inject'];
  /** Stops accepting requests and waits for running work; the database stays open, for its owner to close. */
  close(): Promise<void>;
}

/** Builds the API from its configuration and an open, migrated database. */
export const buildApi = async ({ config, database, log }: ApiOptions): Promise<Api> => {
  const redis = await openRedis(config.redis, log);
  const realtime = await createRealtimeServer({ redis, tracer: database.tracer, log });
  const countries = openCountryBook();
  const site = createSiteState(database.db);
  const replica = openReplica({ config, primary: database, log, onServed: (by) => metrics?.listsFound(by) });
  const metrics = await openMetrics(config, watchedOf({ database, replica, realtime }));
  const counting = countingEvents(forgettingSettings(realtime, site), metrics);
  const publisher = tracedEvents(counting, database.tracer);
  const ffmpeg = await findFfmpeg(config.ffmpegPath);
  const live = openLiveEngine({ config, db: database.db, ffmpeg, log });
  const sealer = createSealer(await readSecretKey(config.dataDir, config.secretKey), config.sealingKeys);
  const context: Context = {
    config,
    db: database.db,
    lists: replica?.lists ?? database.db,
    replica,
    work: createWork(database.db, publisher, modules),
    redis,
    publisher,
    presence: realtime,
    files: await openFileStore(config),
    ffmpeg,
    mediaSigner: createMediaSigner(await readMediaSecret(database.db, config.mediaSecret)),
    sealer,
    jobs: createJobRunner(database.connectionString, log, { connections: config.jobsPoolSize }),
    live,
    gateways: await createGateways({ config, db: database.db, sealer }),
    crypto: openCrypto({ config, db: database.db, sealer }),
    mailer: createMailer(config.mail),
    pdf: createPdfPrinter(),
    countries,
    visitorCountry: createVisitorCountry(config, countries),
    sessions: createSessions(database.db),
    ...gatherParts(modules),
    site,
    viewings: openViewings({ live, db: database.db, processes: realtime.processes, log }),
    metrics,
    tracer: database.tracer,
    log,
  };
  const app = await createApp(context);
  await app.ready();
  const ends: Array<() => void | Promise<void>> = [];
  return {
    context,
    handle: (request, response) => app.routing(request, response),
    attachRealtime: (server) =>
      realtime.attach(
        server,
        context,
        modules.flatMap(({ sockets }) => sockets ?? []),
      ),
    startServing: async () => {
      replica?.follow();
      for (const { onServe } of modules) if (onServe) ends.push(await onServe(context));
    },
    startJobs: async () => {
      await context.jobs.start(context, observedJobs(gatherJobs(modules)));
      for (const { onStart } of modules) if (onStart) ends.push(await onStart(context));
    },
    inject: app.inject.bind(app),
    close: async () => {
      for (const end of ends) await end();
      await realtime.close();
      await app.close();
      await context.jobs.stop(!redis?.isAway());
      await context.live.close();
      context.mailer.close();
      await context.pdf.close();
      await redis?.close();
      await replica?.close();
    },
  };
};
