import { isAnyoneAtWork } from '@barg/api';
import { createEdge } from './app.ts';
import { openDrawing } from './drawing/open-drawing.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { servedBy } from './remotes/served-by.ts';
import { askDirectly } from './roles/ask-directly.ts';
import { compareCommonSettings, settingsOf } from './roles/common-settings.ts';
import { prepareSite } from './roles/prepare-site.ts';
import { warnOfOneProcess } from './roles/warn-of-one-process.ts';
import { withDatabase, type Ground } from './roles/with-database.ts';
import { tracedAsk } from './tracing/traced-ask.ts';
import { createWebServer, isForApi, stopListening } from './server.ts';

export interface SingleBox {
  /** Waits for running requests and jobs, then closes port and database. */
  close: () => Promise<void>;
}

/** Starts all parts from the environment, in the order of their dependencies. */
export const startSingleBox = (env: NodeJS.ProcessEnv = process.env): Promise<SingleBox> =>
  withDatabase(env, (ground) => startOn(ground, env));

async function startOn(ground: Ground, env: NodeJS.ProcessEnv): Promise<SingleBox> {
  const { database, config, apiConfig, log } = ground;
  // An embedded database is this process's alone.
  const settings = env.DATABASE_URL ? await settingsOf(env, apiConfig) : null;
  const { api, publishing, remotes, shells, withdrawals, follow } = await prepareSite(ground, settings);
  if (settings && (await isAnyoneAtWork(database.db))) warnOfOneProcess(env, log);
  const { tracer } = database;
  // Within the same process spans know each other without a proof.
  const ask = tracedAsk(askDirectly(api), tracer, null);
  const { fileOrigins: storeOrigins } = withdrawals;
  const site = { origin: new URL(apiConfig.publicUrl).origin, isGuess: !config.isPublicUrlSet };
  const sources = { storeOrigins, remotes, shells, publishing, withdrawals, ask };
  // What the API observes of this process is at /api/metrics.
  const metrics = await openMetrics(config, {
    served: () => servedBy(remotes, shells),
    connections: null,
    renderers: () => drawing?.renderers() ?? null,
  });
  const drawing = openDrawing(config, ask, metrics);
  const report = (message: string): void => log.error(message);
  const edge = await createEdge({ ...config, ...sources, site, drawing, metrics, tracer, report });
  await edge.ready();

  const server = await createWebServer(config.tls, (request, response) =>
    isForApi(request) ? api.handle(request, response) : edge.routing(request, response),
  );
  api.attachRealtime(server);
  await listen(server, config.port, config.host);
  await api.startServing();
  await api.startJobs();
  // Another one may have begun at the same moment, when nobody was at work yet.
  if (settings) await compareCommonSettings(database, settings);
  const stopFollowing = follow();

  return {
    close: async () => {
      stopListening(server);
      await edge.close();
      await stopFollowing();
      await api.close();
      await database.close();
    },
  };
}
