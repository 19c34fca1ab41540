// Stops the PostgreSQL that the tests share: node apps/api/src/testing/stop-database.ts
import { stopEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { TEST_DATA_DIR } from './database.ts';

await stopEmbeddedPostgres(TEST_DATA_DIR);
