/** Removes an operator: `--username`, `--reason`. */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { migrate, openDatabase, OperatorRefusedError, readConfig, removeOperator } from '@barg/api';
import { tellOutcome } from '../outcome.ts';
import { wantsHelp } from '../wants-help.ts';
import { WORKSPACE } from '../workspace.ts';
import { findSite } from './find-site.ts';
import { explain } from './explain.ts';

const USAGE = `Usage: npm run operator:remove -- --username <username> [--reason <what its owner reads at the login>]
Takes an operator's rights away at once: ends the sessions, takes the role, suspends the account.
The site is that of DATABASE_URL, or of the folder DATA_DIR (.data without it).
  --json  whom it removed, as one line of JSON`;

function readArguments(): { username: string; reason: string | undefined } {
  try {
    const { values } = parseArgs({ options: { username: { type: 'string' }, reason: { type: 'string' } } });
    const { username, reason } = values;
    if (username) return { username, reason };
  } catch (error) {
    throw new OperatorRefusedError(`${(error as Error).message}\n${USAGE}`);
  }
  throw new OperatorRefusedError(USAGE);
}

async function main(): Promise<void> {
  if (wantsHelp(process.argv.slice(2))) return console.log(USAGE);
  const person = readArguments();
  const dataDir = path.resolve(WORKSPACE, process.env.DATA_DIR || '.data');
  const { databaseUrl, database: options } = readConfig();
  const site = await findSite({ dataDir, databaseUrl });
  // The product may be running on this database, which must keep running then.
  const database = await openDatabase({ dataDir, databaseUrl, ...options, stopsAdopted: false });
  try {
    await migrate({ pool: database.direct });
    const ended = await removeOperator(database, person);
    tellOutcome({ username: person.username.toLowerCase(), ended, site });
    console.log(`${person.username.toLowerCase()} is no operator of ${site} any more; ${ended} sessions ended.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  // An open IPC channel would keep this process alive.
  if (process.connected) process.disconnect();
}
