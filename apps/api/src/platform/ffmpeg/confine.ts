import { existsSync } from 'node:fs';

const GIGABYTE = 1024 ** 3;
/** What one run may take: seconds of the processor, bytes of memory, bytes of a file that it writes. */
const MOST = { cpu: 24 * 3600, as: 8 * GIGABYTE, fsize: 16 * GIGABYTE, core: 0 };

/** Linux: sets the limits, lowers the priority, and becomes the program itself, so its id and its signals are the program's. */
const PRLIMIT = '/usr/bin/prlimit';
const NICE = '/usr/bin/nice';

/**
 * The command that runs a program on files which nobody has looked at, within limits where the system has them. It
 * stands first; what follows are its arguments.
 */
export const confined = (program: string): [string, ...string[]] => {
  const niced: [string, ...string[]] = existsSync(NICE) ? [NICE, '-n', '10', program] : [program];
  if (!existsSync(PRLIMIT)) return niced;
  return [PRLIMIT, ...Object.entries(MOST).map(([name, most]) => `--${name}=${most}`), ...niced];
};

/** Nothing of ours: neither keys nor addresses. What finds programs, and what Windows wants of every process. */
export const CONFINED_ENVIRONMENT = Object.fromEntries(
  ['PATH', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
