import { createLog, DatabaseError, openDatabase, readConfig, type Config, type OpenDatabase } from '@barg/api';
import { readEdgeConfig, type EdgeConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { makeOwnFolder } from './own-folder.ts';

/** What a part of the site with a database begins with. */
export interface Ground {
  database: OpenDatabase;
  config: EdgeConfig;
  apiConfig: Config;
  log: ReturnType<typeof createLog>;
}

/**
 * Reads the environment, opens the database and starts on it; closes it again when that fails.
 *
 * @throws StartError when the database is why
 */
export async function withDatabase<T>(env: NodeJS.ProcessEnv, start: (ground: Ground) => Promise<T>): Promise<T> {
  const config = readEdgeConfig(env);
  const apiConfig = readConfig(env);
  const log = createLog(apiConfig.logLevel);
  const { dataDir, databaseUrl, database: options, tracing } = apiConfig;
  try {
    const open = await makeOwnFolder(dataDir);
    if (open) log.warn(open);
    const database = await openDatabase({ dataDir, databaseUrl, ...options, tracing, log });
    try {
      return await start({ database, config, apiConfig, log });
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    throw error instanceof DatabaseError ? new StartError(error.message, { cause: error }) : error;
  }
}
