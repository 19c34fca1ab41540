/** Makes an operator: `--email`, `--username`, `--name`; the password from the terminal or OPERATOR_PASSWORD. */
import { parseArgs } from 'node:util';
import path from 'node:path';
import {
  checkOperator,
  createOperator,
  createSealer,
  migrate,
  openDatabase,
  OperatorRefusedError,
  readConfig,
  readSecretKey,
} from '@barg/api';
import { reserveDeployedRoutes } from '@barg/edge';
import { tellOutcome } from '../outcome.ts';
import { wantsHelp } from '../wants-help.ts';
import { WORKSPACE } from '../workspace.ts';
import { askPassword } from './ask-password.ts';
import { findSite } from './find-site.ts';
import { explain } from './explain.ts';

const USAGE = `Usage: npm run operator:create -- --email <e-mail> --username <username> [--name <name>]
Makes an operator's account; asks for the password, or takes OPERATOR_PASSWORD.
The site is that of DATABASE_URL, or of the folder DATA_DIR (.data without it).
  --json  whom it made, as one line of JSON`;

function readArguments(): { email: string; username: string; name: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { email: { type: 'string' }, username: { type: 'string' }, name: { type: 'string' } },
    });
    const { email, username, name } = values;
    if (email && username) return { email, username, name };
  } catch (error) {
    throw new OperatorRefusedError(`${(error as Error).message}\n${USAGE}`);
  }
  throw new OperatorRefusedError(USAGE);
}

async function main(): Promise<void> {
  if (wantsHelp(process.argv.slice(2))) return console.log(USAGE);
  const person = readArguments();
  const dataDir = path.resolve(WORKSPACE, process.env.DATA_DIR || '.data');
  checkOperator(person);
  const { databaseUrl, database: options, secretKey, sealingKeys } = readConfig();
  const site = await findSite({ dataDir, databaseUrl });
  const password = process.env.OPERATOR_PASSWORD ?? (await askPassword());
  // The product may be running on this database, which must keep running then.
  const database = await openDatabase({ dataDir, databaseUrl, ...options, stopsAdopted: false });
  try {
    await migrate({ pool: database.direct });
    await reserveDeployedRoutes(database.db, process.env, dataDir);
    // The product's key, so that the page derives the same key from the same salt.
    const sealer = createSealer(await readSecretKey(dataDir, secretKey), sealingKeys);
    await createOperator({ db: database.db, sealer }, { ...person, password });
    tellOutcome({ username: person.username.toLowerCase(), email: person.email, site });
    console.log(`${person.username.toLowerCase()} is an operator of ${site} now: log in and open /operator.`);
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
