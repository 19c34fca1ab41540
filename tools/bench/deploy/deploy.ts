import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_KEY_FILE } from '@barg/releases';
import { startProductIn } from '../first-load/product.ts';
import { inSeconds, type Report, type Table } from '../report/report.ts';
import { terminalEnvironment } from '../start/environment.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { childrenTime } from './children-time.ts';
import { cloneWorkspace } from './clone-workspace.ts';

const run = promisify(execFile);
const REMOTE = 'feed-remote';
const WARM_RUNS = 5;
/** A component of the first page, so that its chunk changes. */
const CHANGED_FILE = 'src/routes/home-page.tsx';

interface Deployment {
  wall: number;
  /** Null where the system does not report it. */
  processor: number | null;
}

async function deployChange(clone: string, variables: Record<string, string>, change: number): Promise<Deployment> {
  await appendFile(path.join(clone, 'apps', REMOTE, CHANGED_FILE), `console.debug('change ${change}');\n`);
  const [before, began] = [await childrenTime(), performance.now()];
  const { stdout } = await run('npm', ['run', 'deploy', '--', REMOTE, '--unchecked'], {
    cwd: clone,
    env: terminalEnvironment(variables),
    shell: process.platform === 'win32',
  });
  const wall = performance.now() - began;
  if (!stdout.includes('for everybody')) throw new Error(`Nothing was deployed:\n${stdout}`);
  const after = await childrenTime();
  return { wall, processor: before === null || after === null ? null : after - before };
}

/** `npm run deploy -- feed-remote` after a line of it was changed: without a cache, then warm. */
export async function measureDeploy(): Promise<Report> {
  const [clone, dataDir] = [await cloneWorkspace('deploy'), await temporaryFolder('product')];
  const variables = {
    BARG_DEPLOY_TO: await startProductIn(dataDir),
    BARG_DEPLOY_KEY: path.join(dataDir, 'remotes/keys', LOCAL_KEY_FILE),
  };
  const cold = await deployChange(clone, variables, 0);
  const warm: Deployment[] = [];
  while (warm.length < WARM_RUNS) warm.push(await deployChange(clone, variables, warm.length + 1));
  return { tables: [tableOf(cold, warm)], notes: [] };
}

const seconds = (key: string, label: string) => ({ key, label, format: inSeconds });

function tableOf(cold: Deployment, warm: readonly Deployment[]): Table {
  const walls = warm.map(({ wall }) => wall);
  const processor = warm.flatMap((one) => one.processor ?? []);
  return {
    title: `From the command to the live version, seconds, ${warm.length} warm runs`,
    columns: [
      seconds('median', 'median'),
      seconds('best', 'best'),
      seconds('worst', 'worst'),
      seconds('processor', 'processor time (median)'),
      seconds('cold', 'nothing built before'),
    ],
    rows: [
      {
        median: median(walls),
        best: Math.min(...walls),
        worst: Math.max(...walls),
        processor: processor.length === 0 ? null : median(processor),
        cold: cold.wall,
      },
    ],
  };
}
