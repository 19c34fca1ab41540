/** Brings the database of DATABASE_URL up to date and ends: a step of its own before the processes of a site start. */
import { DatabaseError, migrate, openDatabase, readConfig, whileAlone } from '@barg/api';
import { tellOutcome } from '../outcome.ts';
import { explain } from './explain.ts';

async function main(): Promise<void> {
  const { dataDir, databaseUrl, database: options } = readConfig();
  if (!databaseUrl) throw new DatabaseError('DATABASE_URL is not set: an embedded database is migrated by its start.');
  const database = await openDatabase({ dataDir, databaseUrl, ...options });
  try {
    const { connectionString, direct } = database;
    const applied = await whileAlone(connectionString, () => migrate({ pool: direct }));
    tellOutcome({ applied });
    console.log(applied.length > 0 ? `Applied ${applied.length}, the last: ${applied.at(-1)}` : 'Nothing to apply');
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
