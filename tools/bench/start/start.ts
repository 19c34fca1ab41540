import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../workspace.ts';
import { freePort } from '../free-port.ts';
import { inSeconds, type Report, type Table } from '../report/report.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { timeNpmStart } from './npm-start.ts';
import type { Phases } from './phases.ts';

const WARM_RUNS = 5;

const run = promisify(execFile);

/** `npm start` in a fresh clone of what is committed, then again on the same data. */
export async function measureStart(): Promise<Report> {
  const clone = path.join(await temporaryFolder('start'), 'barg');
  await run('git', ['clone', '--quiet', WORKSPACE, clone]);
  const variables = { PORT: String(await freePort()), LIVE_UDP_PORT: '0', npm_config_prefer_offline: 'true' };
  const cold = await timeNpmStart(clone, variables);
  const warm: number[] = [];
  while (warm.length < WARM_RUNS) warm.push((await timeNpmStart(clone, variables)).total);
  return { tables: [coldTable(cold), warmTable(warm)], notes: [] };
}

const seconds = (key: string, label: string) => ({ key, label, format: inSeconds });

const coldTable = (cold: Phases): Table => ({
  title: 'Cold start, seconds',
  columns: [
    seconds('install', 'install'),
    seconds('build', 'build'),
    seconds('serve', 'database, demo data, ready'),
    seconds('total', 'total'),
  ],
  rows: [{ ...cold }],
});

const warmTable = (warm: readonly number[]): Table => ({
  title: `Warm start, seconds, ${WARM_RUNS} runs`,
  columns: [seconds('median', 'median'), seconds('best', 'best'), seconds('worst', 'worst')],
  rows: [{ median: median(warm), best: Math.min(...warm), worst: Math.max(...warm) }],
});
