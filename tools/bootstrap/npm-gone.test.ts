import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { WORKSPACE } from '../workspace.ts';

const MODULE = pathToFileURL(path.join(WORKSPACE, 'tools/bootstrap/npm-gone.mjs')).href;
const PROGRAM = `
import { writeFileSync } from 'node:fs';
import { whenNpmEnds } from '${MODULE}';
const life = setTimeout(() => {}, 60_000);
whenNpmEnds(() => { writeFileSync('told', ''); clearTimeout(life); });
writeFileSync('pid', String(process.pid));
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = async <T>(ask: () => Promise<T> | T): Promise<T> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await Promise.resolve(ask()).catch(() => undefined);
    if (answer) return answer;
    await delay(100);
  }
  throw new Error('It did not come about');
};

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`a script ends when its npm has ended by ${signal}`, async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'npm-gone-'));
    t.after(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { stay: 'node stay.mjs' } }));
    await writeFile(path.join(folder, 'stay.mjs'), PROGRAM);
    const npm = spawn('npm', ['run', 'stay'], { cwd: folder, stdio: 'ignore' });
    const pid = await until(async () => Number(await readFile(path.join(folder, 'pid'), 'utf8')));
    t.after(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
    npm.kill(signal);
    await once(npm, 'exit');
    await until(() => readFile(path.join(folder, 'told')));
    await until(() => !isAlive(pid));
    assert.equal(isAlive(pid), false);
  });
