import { listen } from '../listen.ts';
import { answerNotFound, createWebServer, pathOf, stopListening } from '../server.ts';
import { ANSWERED_BY_WORKERS } from './answered-by-workers.ts';
import { compareCommonSettings, settingsOf } from './common-settings.ts';
import { prepareSite } from './prepare-site.ts';
import type { RunningPart } from './running-part.ts';
import { warnOfOneProcess } from './warn-of-one-process.ts';
import { withDatabase } from './with-database.ts';

/**
 * Starts a worker: migrations and first rows, what is deployed written into the database, jobs. It answers nobody but
 * those who ask how it does.
 */
export const startWorker = (env: NodeJS.ProcessEnv): Promise<RunningPart> =>
  withDatabase(env, async (ground) => {
    const { database, config, apiConfig, log } = ground;
    warnOfOneProcess(env, log);
    const settings = await settingsOf(env, apiConfig);
    const { api, follow } = await prepareSite(ground, settings);
    const server = await createWebServer(config.tls, (request, response) =>
      ANSWERED_BY_WORKERS.has(pathOf(request)) ? api.handle(request, response) : answerNotFound(response),
    );
    await listen(server, config.port, config.host);
    await api.startJobs();
    // Another one may have begun at the same moment, when nobody was at work yet.
    await compareCommonSettings(database, settings);
    const stopFollowing = follow();
    return {
      close: async () => {
        stopListening(server);
        await stopFollowing();
        await api.close();
        await database.close();
      },
    };
  });
