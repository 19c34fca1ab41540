import { mock } from 'node:test';

/** What a command says and, when it fails, complains about. */
interface Heard {
  said: string;
  failure: Error | null;
}

/** The last one that was typed: what comes after waits for it. */
let last: Promise<unknown> = Promise.resolve();

async function inFolder(folder: string, command: () => Promise<void>): Promise<Heard> {
  const { INIT_CWD } = process.env;
  const before = process.cwd();
  process.chdir(folder);
  process.env.INIT_CWD = folder;
  const lines: string[] = [];
  const log = mock.method(console, 'log', (line: string) => lines.push(`${line}\n`));
  try {
    const failure = await command().then(
      () => null,
      (error: Error) => error,
    );
    return { said: lines.join(''), failure };
  } finally {
    log.mock.restore();
    process.chdir(before);
    if (INIT_CWD === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = INIT_CWD;
  }
}

/**
 * Runs a command of this process as in a terminal that is open in a folder: keys are made and looked for there, and
 * builds. Tests of several files share a process, with its folder and its output, and what they do before their first
 * test runs at the same time: so one command at a time.
 */
export function typedIn(folder: string, command: () => Promise<void>): Promise<Heard> {
  const heard = last.then(() => inFolder(folder, command));
  last = heard.catch(() => undefined);
  return heard;
}
