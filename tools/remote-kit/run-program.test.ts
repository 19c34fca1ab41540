import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';

const MODULE = new URL('./run-program.ts', import.meta.url).href;

/** A command that runs a program, which says its process id and goes on for a minute. */
const COMMAND = `
  const { runProgram } = await import(${JSON.stringify(MODULE)});
  const program = 'console.log(process.pid); setTimeout(() => undefined, 60_000)';
  process.exitCode = await runProgram(['--eval', program], '.');
`;

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`a command that is stopped by ${signal} leaves no program behind`, async (t) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    t.after(() => child.kill('SIGKILL'));
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const program = Number(String(said));
    assert.ok(program > 0);
    t.after(() => isGone(program) || process.kill(program, 'SIGKILL'));
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.equal(code, 1);
    assert.ok(isGone(program));
  });
}
