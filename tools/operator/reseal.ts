/** Seals anew what was sealed with another key than the first of SEALING_KEYS. */
import path from 'node:path';
import { createSealer, migrate, openDatabase, readConfig, readSecretKey, resealAll } from '@barg/api';
import { tellOutcome } from '../outcome.ts';
import { WORKSPACE } from '../workspace.ts';
import { explain } from './explain.ts';
import { findSite } from './find-site.ts';

async function main(): Promise<void> {
  const dataDir = path.resolve(WORKSPACE, process.env.DATA_DIR || '.data');
  const { databaseUrl, database: options, secretKey, sealingKeys } = readConfig();
  console.log(`Sealing anew in ${await findSite({ dataDir, databaseUrl })}`);
  // The product may be running on this database, which must outlive us then.
  const database = await openDatabase({ dataDir, databaseUrl, ...options, stopsAdopted: false });
  try {
    await migrate({ pool: database.direct });
    const sealer = createSealer(await readSecretKey(dataDir, secretKey), sealingKeys);
    const sealed = await resealAll(database.db, sealer);
    for (const [table, count] of sealed) console.log(`${table}: ${count} sealed anew`);
    tellOutcome({ sealed: Object.fromEntries(sealed) });
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
