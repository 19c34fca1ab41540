import type { IncomingMessage } from 'node:http';
import {
  buildApi,
  createLog,
  migrate,
  openDatabase,
  readConfig,
  seedDemoData,
  writeDefaultPages,
  type Api,
  type OpenDatabase,
} from '@barg/api';
import type { RemoteName } from '@barg/contract';
import { createEdge } from './app.ts';
import { ApiAnswerError, type AskApi } from './boot-source.ts';
import { readEdgeConfig, type EdgeConfig } from './config.ts';
import { listen } from './listen.ts';
import { followDeployments, prepareTexts } from './remotes/follow-deployments.ts';
import { followWithdrawals } from './remotes/follow-withdrawals.ts';
import { openRemotes } from './remotes/open-remotes.ts';
import { releasedRemotes } from './remotes/released-remotes.ts';
import { createWebServer } from './server.ts';

export interface SingleBox {
  /** Waits for running requests and jobs, then closes port and database. */
  close: () => Promise<void>;
}

const isForApi = ({ url = '' }: IncomingMessage): boolean => url === '/api' || url.startsWith('/api/');

/** Calls the API in this process: no network, no second parsing of the token. */
const askDirectly =
  (api: Api): AskApi =>
  async (path, headers, { address, headers: told }) => {
    const answer = await api.inject({
      method: 'GET',
      url: path,
      headers: { ...told, ...headers },
      remoteAddress: address,
    });
    if (answer.statusCode !== 200) throw new ApiAnswerError(path, answer.statusCode);
    return answer.json<{ data: unknown }>().data;
  };

/** Starts all parts from the environment, in the order of their dependencies. */
export async function startSingleBox(env: NodeJS.ProcessEnv = process.env): Promise<SingleBox> {
  const config = readEdgeConfig(env);
  const apiConfig = readConfig(env);
  const log = createLog(apiConfig.logLevel);
  const { dataDir, databaseUrl, database: options } = apiConfig;
  const database = await openDatabase({ dataDir, databaseUrl, ...options, log });
  try {
    return await startOn(database, config, apiConfig, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOn(
  database: OpenDatabase,
  config: EdgeConfig,
  apiConfig: ReturnType<typeof readConfig>,
  log: ReturnType<typeof createLog>,
): Promise<SingleBox> {
  const report = (message: string): void => log.error(message);
  const publishing = await openRemotes(config, apiConfig.dataDir, { report, announce: (message) => log.info(message) });
  const withdrawals = followWithdrawals(report);
  const isWithdrawn = (remote: RemoteName, version: string): boolean => withdrawals.find(remote, version) !== null;
  const prepare = prepareTexts(database);
  const remotes = releasedRemotes({ ...publishing, report, isWithdrawn, prepare });
  const deployments = followDeployments(database, { remotes, publishing, shellDir: config.shellDir, report });
  await migrate({ pool: database.direct });
  await deployments.settle();
  const api = await buildApi({ config: apiConfig, database, log });
  if (await writeDefaultPages(api.context)) log.info('wrote the first pages of the site');
  if (await seedDemoData(api.context)) log.info('filled the empty database with demo data');
  const ask = askDirectly(api);
  await withdrawals.refresh(ask);
  const storeOrigins = api.context.files.direct?.origins ?? null;
  const site = { origin: new URL(apiConfig.publicUrl).origin, isGuess: !config.isPublicUrlSet };
  const edge = await createEdge({ ...config, site, storeOrigins, remotes, publishing, withdrawals, ask });
  await edge.ready();

  const server = await createWebServer(config.tls, (request, response) =>
    isForApi(request) ? api.handle(request, response) : edge.routing(request, response),
  );
  api.attachRealtime(server);
  await listen(server, config.port, config.host);
  await api.startJobs();
  deployments.start();
  withdrawals.start(ask);

  return {
    close: async () => {
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await edge.close();
      await Promise.all([deployments.stop(), withdrawals.stop()]);
      await api.close();
      await database.close();
    },
  };
}
