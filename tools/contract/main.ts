import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '@barg/contract';
import { contractParts } from '@barg/contract/schemas';
import { skewOf } from '@barg/releases';
import { tellOutcome } from '../outcome.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { WORKSPACE } from '../workspace.ts';
import { breaksOf } from './breaks.ts';
import { ContractCheckError, readSite, readWorkspace } from './deployed-remotes.ts';
import { findDeployed, type Asked, type Deployed } from './find-deployed.ts';
import { RECORD_NAME, writeRecord } from './record.ts';

const USAGE = `Usage: npm run contract:check [-- --against <url> | --base <revision>] [--record]

Compares the contract and the shared libraries of this workspace with what is deployed, and names the remotes that it would break.
  --against <url>  ask a running site (default BARG_DEPLOY_TO); without one, what was recorded counts
  --base <rev>     compare with what was recorded at this commit too (default BARG_CONTRACT_BASE, else where this branch
                   left the main one): a change cannot record itself away
  --record         write down what is deployed (or, without a site, what is built here) instead of comparing
  --json           what would break and why, as one line of JSON`;

const linesOf = (sentences: readonly string[]): string => sentences.map((sentence) => `  ${sentence}`).join('\n');

/** A deployed version that would break, and why. */
interface Broken {
  remote: string;
  version: string;
  reasons: readonly string[];
}

async function check({ where, remotes }: Deployed): Promise<readonly Broken[]> {
  const contract = { version: CONTRACT_VERSION, parts: contractParts() };
  const lent = await workspaceSurface();
  const judged = remotes.map((remote) => ({ ...remote, skew: skewOf(lent, remote.shared) }));
  for (const { remote, version, skew } of judged) {
    if (skew.notes.length === 0) continue;
    console.log(`Not judged of ${remote} ${version}, look at it:\n${linesOf(skew.notes)}`);
  }
  const broken = judged
    .map((remote) => ({ ...remote, reasons: [...breaksOf(remote, contract), ...remote.skew.breaks] }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ remote, version, reasons }) => ({ remote, version, reasons }));
  if (broken.length === 0) {
    console.log(`Contract ${CONTRACT_VERSION} breaks none of the ${remotes.length} remotes of ${where}.`);
    return broken;
  }
  console.error(
    `Contract ${CONTRACT_VERSION} would break ${broken.map(({ remote }) => remote).join(', ')} (${where}):`,
  );
  for (const { remote, version, reasons } of broken) {
    console.error(`\n${remote} ${version}\n${linesOf(reasons)}`);
  }
  return broken;
}

async function checkAll(options: Asked): Promise<void> {
  const compared: { where: string; broken: readonly Broken[] }[] = [];
  for (const deployed of await findDeployed(WORKSPACE, options))
    compared.push({ where: deployed.where, broken: await check(deployed) });
  tellOutcome({ contract: CONTRACT_VERSION, compared });
  if (compared.every(({ broken }) => broken.length === 0)) return;
  console.error('\nWhat to do: docs/guides/contracts-and-versions.md');
  process.exitCode = 1;
}

async function record({ against }: Asked): Promise<void> {
  const deployed = await (against === undefined ? readWorkspace() : readSite(against));
  await writeRecord(deployed);
  console.log(`Wrote what ${deployed.map(({ remote }) => remote).join(', ')} use to ${RECORD_NAME}.`);
  tellOutcome({ recorded: deployed.map(({ remote, version }) => ({ remote, version })) });
}

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      against: { type: 'string' },
      base: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const { env } = process;
  const against = values.against ?? (env.BARG_DEPLOY_TO || undefined);
  const base = values.base ?? (env.BARG_CONTRACT_BASE || undefined);
  if (against !== undefined && !/^https?:/.test(against))
    throw new ContractCheckError(`"${against}" is no address of a site.`);
  await (values.record ? record({ against, base }) : checkAll({ against, base }));
} catch (error) {
  const isUsage = String(Reflect.get(Object(error), 'code')).startsWith('ERR_PARSE_ARGS');
  console.error(
    isUsage ? `${USAGE}\n\n${(error as Error).message}` : error instanceof ContractCheckError ? error.message : error,
  );
  process.exitCode = 1;
}
