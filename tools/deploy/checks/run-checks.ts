import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RemoteName } from '@barg/contract';
import { appFolder, WORKSPACE } from '../../workspace.ts';
import { DeployError } from '../deploy-error.ts';
import { checksOf, type Check, type CheckName } from './checks-of.ts';
import { changesOf, inputsOf } from './inputs.ts';
import { keepPassed, readPassed } from './passed.ts';

const SENTENCES: Record<CheckName, string> = {
  types: 'has errors of types',
  lint: 'breaks rules of lint',
  test: 'fails its tests',
};
/** Lines of a failed check that are told: its end, which names what failed. */
const TOLD_LINES = 200;

/** As npm has it for a script: programs of the installed packages are found by name. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [path.join(WORKSPACE, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
});

function start(remote: RemoteName, check: Check, signal: AbortSignal) {
  const common = { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] as 'pipe'[], signal };
  return 'script' in check
    ? spawn(check.script, { ...common, cwd: appFolder(remote), shell: true })
    : spawn(process.execPath, [...check.program], { ...common, cwd: WORKSPACE });
}

/** @throws DeployError with the end of what a failed check says */
function runCheck(remote: RemoteName, check: Check, signal: AbortSignal): Promise<void> {
  const child = start(remote, check, signal);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // Of a script that is stopped a program may go on: its output is not waited for.
      child.stdout?.destroy();
      child.stderr?.destroy();
      reject(error);
    });
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const end = said.join('').trimEnd().split('\n').slice(-TOLD_LINES).join('\n');
      return reject(new DeployError(`${remote} ${SENTENCES[check.name]}.\n${end}`));
    });
  });
}

/**
 * Runs what a remote's team has: types, lint and tests, beside its build. What has passed on this machine is not run
 * again until a file has changed, and then of the tests those that the change reaches.
 *
 * @param build runs meanwhile
 * @returns what was built
 * @throws DeployError when a check or the build fails, or a file has changed meanwhile: then nobody has checked it
 */
export async function checked<T>(remote: RemoteName, build: () => Promise<T>): Promise<T> {
  const [inputs, passed] = [inputsOf(remote), await readPassed(remote)];
  const changed = passed && changesOf(passed, inputs);
  const checks = changed?.length === 0 ? [] : await checksOf(remote, changed);
  const others = new AbortController();
  const running = checks.map((check) => runCheck(remote, check, others.signal));
  try {
    const [built] = await Promise.all([build(), ...running]);
    const [meanwhile] = changesOf(inputs, inputsOf(remote));
    if (meanwhile) throw new DeployError(`${meanwhile} was changed while it was checked: run it again.`);
    await keepPassed(remote, inputs);
    return built;
  } finally {
    others.abort();
    await Promise.allSettled(running);
  }
}
