// A process that works off jobs and nothing else, on the database and in the folder of a test: something to be killed, or
// stopped as the product is.
import { buildApi } from '../build-api.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLog } from '../platform/log.ts';

const config = readConfig(process.env);
const database = await openDatabase({ ...config.database, ...config });
const api = await buildApi({ config, database, log: createLog('fatal') });
process.once('SIGTERM', () => void api.close().finally(() => process.exit()));
await api.startJobs();
