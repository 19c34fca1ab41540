// A process that works off jobs and nothing else, on the database and in the folder of a test: something to be killed, or
// stopped as the product is.
import { buildApi } from '../build-api.ts';
import { readConfig } from '../platform/config.ts';
import { connect } from '../platform/database/connect.ts';
import { createLog } from '../platform/log.ts';

const config = readConfig(process.env);
const connectionString = process.env.DATABASE_URL ?? '';
const database = { ...(await connect({ connectionString })), connectionString };
const api = await buildApi({ config, database, log: createLog('fatal') });
process.once('SIGTERM', () => void api.close().finally(() => process.exit()));
await api.startJobs();
