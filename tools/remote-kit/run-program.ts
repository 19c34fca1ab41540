import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Hands on to a child what ends this process: who stops a command stops its program, too. Until the child has ended.
 */
export function passSignalsTo(child: ChildProcess): void {
  for (const signal of SIGNALS) {
    const pass = (): void => void child.kill(signal);
    process.on(signal, pass);
    child.once('exit', () => process.off(signal, pass));
  }
}

/**
 * Runs a program of Node's, which says what it has to say where this process does.
 *
 * @returns its exit code; 1 where a signal has ended it
 */
export async function runProgram(words: readonly string[], cwd: string): Promise<number> {
  const child = spawn(process.execPath, [...words], { cwd, stdio: 'inherit' });
  passSignalsTo(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
