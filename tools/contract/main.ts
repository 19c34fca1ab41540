import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '@barg/contract';
import { contractParts } from '@barg/contract/schemas';
import { skewOf } from '../shared-surface/skew.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { WORKSPACE } from '../workspace.ts';
import { breaksOf } from './breaks.ts';
import { ContractCheckError, readSite, readWorkspace } from './deployed-remotes.ts';
import { readRecord, RECORD, writeRecord } from './record.ts';

const USAGE = `Usage: npm run contract:check [-- --against <url>] [--record]

Compares the contract and the shared libraries of this workspace with what is deployed, and names the remotes that it would break.
  --against <url>  ask a running site (default BARG_DEPLOY_TO); without one, what was recorded counts
  --record         write down what is deployed (or, without a site, what is built here) instead of comparing`;

const linesOf = (sentences: readonly string[]): string => sentences.map((sentence) => `  ${sentence}`).join('\n');

const recordName = path.relative(WORKSPACE, RECORD);

async function check(against: string | undefined): Promise<void> {
  const deployed = await (against === undefined ? readRecord() : readSite(against));
  const contract = { version: CONTRACT_VERSION, parts: contractParts() };
  const lent = await workspaceSurface();
  const judged = deployed.map((remote) => ({ ...remote, skew: skewOf(lent, remote.shared) }));
  for (const { remote, version, skew } of judged) {
    if (skew.notes.length === 0) continue;
    console.log(`Not judged of ${remote} ${version}, look at it:\n${linesOf(skew.notes)}`);
  }
  const broken = judged
    .map((remote) => ({ ...remote, reasons: [...breaksOf(remote, contract), ...remote.skew.breaks] }))
    .filter(({ reasons }) => reasons.length > 0);
  const where = against ?? recordName;
  if (broken.length === 0) {
    console.log(`Contract ${CONTRACT_VERSION} breaks none of the ${deployed.length} remotes of ${where}.`);
    return;
  }
  console.error(
    `Contract ${CONTRACT_VERSION} would break ${broken.map(({ remote }) => remote).join(', ')} (${where}):`,
  );
  for (const { remote, version, reasons } of broken) {
    console.error(`\n${remote} ${version}\n${linesOf(reasons)}`);
  }
  console.error('\nWhat to do: docs/guides/contracts-and-versions.md');
  process.exitCode = 1;
}

async function record(against: string | undefined): Promise<void> {
  const deployed = await (against === undefined ? readWorkspace() : readSite(against));
  await writeRecord(deployed);
  console.log(`Wrote what ${deployed.map(({ remote }) => remote).join(', ')} use to ${recordName}.`);
}

try {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, record: { type: 'boolean', default: false } },
  });
  const site = values.against ?? (process.env.BARG_DEPLOY_TO || undefined);
  if (site !== undefined && !/^https?:/.test(site)) throw new ContractCheckError(`"${site}" is no address of a site.`);
  await (values.record ? record(site) : check(site));
} catch (error) {
  const isUsage = String(Reflect.get(Object(error), 'code')).startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? USAGE : error instanceof ContractCheckError ? error.message : error);
  process.exitCode = 1;
}
