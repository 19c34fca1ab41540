import path from 'node:path';
import { openTracer, readTracing } from '@barg/api/tracing';
import { createEdge } from '../app.ts';
import { readEdgeConfig } from '../config.ts';
import { openDrawing } from '../drawing/open-drawing.ts';
import { listen } from '../listen.ts';
import { observedAsk } from '../metrics/observed-ask.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { followWithdrawals } from '../remotes/follow-withdrawals.ts';
import { openKnownOrigins } from '../remotes/known-origins.ts';
import { openRemotes } from '../remotes/open-remotes.ts';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import { servedBy } from '../remotes/served-by.ts';
import { releasedShell } from '../shell/released-shell.ts';
import { answerNotFound, createWebServer, isForApi, stopListening } from '../server.ts';
import { StartError } from '../start-error.ts';
import { tracedAsk } from '../tracing/traced-ask.ts';
import { askOverHttp } from './ask-over-http.ts';
import { awaitTexts, awaitOwnTexts } from './await-texts.ts';
import type { RunningPart } from './running-part.ts';

/** @throws StartError */
function readUrl(env: NodeJS.ProcessEnv, name: 'API_URL' | 'PUBLIC_URL'): string {
  const value = env[name] ?? '';
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new StartError(`${name} is "${value}", which is no http or https address.`);
  return value;
}

/** One line of JSON for each message, as the other parts log. */
const report = (msg: string): void => console.error(JSON.stringify({ level: 50, time: Date.now(), msg }));

/**
 * Starts a web tier: pages, registry, deployments, static files. It opens no database and asks the API over HTTP; while
 * the API is away, pages come without its answers and ask for them by themselves.
 */
export async function startEdge(env: NodeJS.ProcessEnv): Promise<RunningPart> {
  const config = readEdgeConfig(env);
  const site = { origin: new URL(readUrl(env, 'PUBLIC_URL')).origin, isGuess: false };
  const api = askOverHttp(readUrl(env, 'API_URL'));
  const metrics = await openMetrics(config, {
    served: () => servedBy(remotes, shells),
    connections: api.connections,
    renderers: () => drawing?.renderers() ?? null,
  });
  const tracer = await openTracer(readTracing(env), { warn: report });
  const ask = observedAsk(tracedAsk(api.ask, tracer, config.metricsToken), metrics);
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  const publishing = await openRemotes(config, dataDir, { report, announce: report });
  const origins = await openKnownOrigins(path.join(dataDir, 'remotes/file-origins.json'));
  const withdrawals = followWithdrawals(report, { origins });
  const { isStopped: isWithdrawn } = withdrawals;
  const prepare = awaitTexts(ask);
  const following = { ...publishing, report, isWithdrawn, prepare, isPatient: true };
  const remotes = releasedRemotes(following);
  const shells = releasedShell({ ...following, shellDir: config.shellDir });
  await withdrawals.refresh(ask).catch((error: Error) => report(`The API does not answer yet: ${error.message}`));
  const { fileOrigins: storeOrigins } = withdrawals;
  const drawing = openDrawing(config, ask, metrics);
  const sources = { storeOrigins, remotes, shells, publishing, withdrawals, ask };
  const edge = await createEdge({ ...config, ...sources, site, drawing, metrics, tracer, report });
  await edge.ready();
  await awaitOwnTexts(shells, prepare, report);

  const server = await createWebServer(
    config.tls,
    (request, response) => (isForApi(request) ? answerNotFound(response) : edge.routing(request, response)),
    { report },
  );
  await listen(server, config.port, config.host);
  withdrawals.start(ask);
  return {
    close: async () => {
      stopListening(server);
      await edge.close();
      await withdrawals.stop();
      await api.close();
      await tracer?.close();
    },
  };
}
