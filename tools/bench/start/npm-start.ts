import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { atEnd } from '../resources.ts';
import { terminalEnvironment } from './environment.ts';
import { isReady, phasesOf, type Phases, type TimedLine } from './phases.ts';

const isWindows = process.platform === 'win32';

/** Runs `npm start` in a clone until the site is ready, then stops it as Ctrl-C does. */
export async function timeNpmStart(clone: string, variables: Record<string, string>): Promise<Phases> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: terminalEnvironment(variables),
    shell: isWindows,
    // A process group, to which the signal of Ctrl-C is sent.
    detached: !isWindows,
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    interrupt(child);
    await once(child, 'exit');
  };
  atEnd(stop);
  const lines = await linesUntilReady(child, start);
  await stop();
  return phasesOf(lines);
}

/** Also ends when the program exits. */
async function linesUntilReady(child: ChildProcess, start: number): Promise<TimedLine[]> {
  const lines: TimedLine[] = [];
  if (!child.stdout || !child.stderr) return lines;
  child.stderr.pipe(process.stderr, { end: false });
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push({ text, at: performance.now() - start });
    if (isReady(text)) break;
  }
  // The output is drained, or the process would block.
  child.stdout.resume();
  return lines;
}

function interrupt({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(isWindows ? pid : -pid, 'SIGINT');
}
