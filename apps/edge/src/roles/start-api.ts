import { awaitMigrations, buildApi } from '@barg/api';
import { listen } from '../listen.ts';
import { createWebServer, stopListening } from '../server.ts';
import type { RunningPart } from './running-part.ts';
import { compareCommonSettings, settingsOf } from './common-settings.ts';
import { warnOfOneProcess } from './warn-of-one-process.ts';
import { withDatabase } from './with-database.ts';

/** Starts the API alone: requests and sockets. Jobs, migrations and first rows are the worker's. */
export const startApi = (env: NodeJS.ProcessEnv): Promise<RunningPart> =>
  withDatabase(env, async ({ database, config, apiConfig, log }) => {
    warnOfOneProcess(env, log);
    await awaitMigrations(database.pool);
    for (const warning of await compareCommonSettings(database, await settingsOf(env, apiConfig))) log.warn(warning);
    const api = await buildApi({ config: apiConfig, database, log });
    const server = await createWebServer(config.tls, (request, response) => api.handle(request, response));
    api.attachRealtime(server);
    await listen(server, config.port, config.host);
    await api.startServing();
    return {
      close: async () => {
        stopListening(server);
        await api.close();
        await database.close();
      },
    };
  });
