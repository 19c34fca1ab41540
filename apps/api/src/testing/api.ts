import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { pino, type Logger } from 'pino';
import type { ServerEvent } from '@barg/contract';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { gatherJobs } from '../jobs/gather-jobs.ts';
import { observedJobs } from '../jobs/observed-jobs.ts';
import { openCountryBook } from '../platform/countries/country-book.ts';
import { createVisitorCountry } from '../platform/countries/visitor-country.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { readMediaSecret } from '../modules/settings/media-secret.ts';
import { createMediaSigner } from '../platform/files/media-signer.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { countingEvents } from '../platform/metrics/counting-events.ts';
import { openMetrics, watchedOf } from '../platform/metrics/open-metrics.ts';
import { openCrypto } from '../platform/payments/crypto/open-crypto.ts';
import { createGateways } from '../platform/payments/gateways.ts';
import { createPdfPrinter } from '../platform/pdf/pdf-printer.ts';
import { createSealer } from '../platform/seal.ts';
import { tracedEvents } from '../platform/tracing/traced-events.ts';
import { readSecretKey } from '../platform/secret-key.ts';
import { createWork } from '../platform/unit-of-work.ts';
import { type EventTarget, forgettingSettings } from '../platform/publisher.ts';
import { createRealtimeServer } from '../realtime/socket-server.ts';
import { findFfmpeg } from '../platform/ffmpeg/find-ffmpeg.ts';
import { createSessions } from '../modules/accounts/session.repository.ts';
import { modules } from '../modules/index.ts';
import { gatherParts } from '../gather-parts.ts';
import { createSiteState } from '../modules/settings/site-state.ts';
import { createViewings } from '../platform/live/viewings.ts';
import { openReplica } from '../platform/replica/replica.ts';
import { openRedis } from '../platform/redis/open-redis.ts';
import { createAccounts, type TestAccount } from './accounts.ts';
import { afterTest } from './after-test.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFakeLiveEngine } from './fake-live-engine.ts';
import { drainJobs } from './drain-jobs.ts';
import { requester } from './requester.ts';
import { openOwnPlace, openSharedPlace } from './test-place.ts';
import { createUndeclaredFailures } from './undeclared-failures.ts';

const silentUnlessAsked = (): Logger => pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });

/**
 * A whole API on a database of its own, released when the test ends. Jobs do not run by themselves:
 * `runJobs()` works off what is due, so that a test says when.
 */
export const createTestApi = async (
  t: Pick<TestContext, 'after'>,
  env: NodeJS.ProcessEnv = {},
  ownLog?: Logger,
  given?: TestDatabase,
) => {
  const log = ownLog ?? silentUnlessAsked();
  const database = given ?? (await createTestDatabase());
  const place = await (ownLog || Object.keys(env).length > 0 ? openOwnPlace(env) : openSharedPlace());
  const { config } = place;
  const redis = await openRedis(config.redis, log);
  const realtime = await createRealtimeServer({ redis, tracer: database.tracer, log });
  const events: Array<{ target: EventTarget; event: ServerEvent }> = [];
  const replica = openReplica({ config, primary: database, log, onServed: (by) => metrics?.listsFound(by) });
  replica?.follow();
  const metrics = await openMetrics(config, watchedOf({ database, replica, realtime }));
  const site = createSiteState(database.db);
  const counting = countingEvents(forgettingSettings(realtime, site), metrics);
  const toSockets = tracedEvents(counting, database.tracer);
  const publisher = {
    publish: (target: EventTarget, event: ServerEvent) => {
      events.push({ target, event });
      toSockets.publish(target, event);
    },
  };
  const live = createFakeLiveEngine();
  const countries = openCountryBook();
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
    ffmpeg: await findFfmpeg(config.ffmpegPath),
    mediaSigner: createMediaSigner(await readMediaSecret(database.db, undefined)),
    sealer,
    jobs: createJobRunner(database.connectionString, log),
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
    viewings: createViewings(live, realtime.processes, log),
    metrics,
    tracer: database.tracer,
    log,
  };
  const undeclared = createUndeclaredFailures();
  const app = await place.open({ context, onFailure: undeclared.listen });
  let server: Server | undefined;

  afterTest(t, async () => {
    await realtime.close();
    server?.closeAllConnections();
    server?.close();
    await place.rest();
    context.mailer.close();
    await context.pdf.close();
    await redis?.close();
    await replica?.close();
    await database.close();
    await place.leave();
    undeclared.assertNone();
  });

  return {
    app,
    context,
    db: database.db,
    /** For another process that shares the database. */
    connectionString: database.connectionString,
    live,
    /** Everything that was published so far, in order. */
    events,
    ...createAccounts(context),
    /** Calls routes as an account: `api.as(fan).get('/users/me')`. */
    as: (account: TestAccount) => requester(app, account.token),
    /** Calls routes as a visitor. */
    guest: requester(app),
    runJobs: () => drainJobs(database, context, observedJobs(gatherJobs(modules)).handlers),
    /** Opens a port for sockets and answers its URL. */
    listen: async (): Promise<string> => {
      server = createServer((request, response) => app.routing(request, response));
      realtime.attach(
        server,
        context,
        modules.flatMap(({ sockets }) => sockets ?? []),
      );
      await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
};

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
export type { App };
