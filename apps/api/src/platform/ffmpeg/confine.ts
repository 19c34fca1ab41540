import { existsSync } from 'node:fs';

const GIGABYTE = 1024 ** 3;
/** Limits of one run: CPU seconds, bytes of memory, bytes of a written file. */
const MOST = { cpu: 24 * 3600, as: 8 * GIGABYTE, fsize: 16 * GIGABYTE, core: 0 };

/**
 * Linux: sets the limits and the priority, then executes the program in the same process, so that id and signals are
 * the program's.
 */
const PRLIMIT = '/usr/bin/prlimit';
const NICE = '/usr/bin/nice';

/**
 * The command that runs a program on unchecked files, with limits where the system has them. Its arguments are
 * appended.
 *
 * @param isUrgent it must keep up with what arrives, so it does not wait behind requests
 */
export const confined = (program: string, { isUrgent = false } = {}): [string, ...string[]] => {
  const niced: [string, ...string[]] = existsSync(NICE) && !isUrgent ? [NICE, '-n', '10', program] : [program];
  if (!existsSync(PRLIMIT)) return niced;
  return [PRLIMIT, ...Object.entries(MOST).map(([name, most]) => `--${name}=${most}`), ...niced];
};

/** No secrets or URLs of ours: only the path, and what Windows needs for every process. */
export const CONFINED_ENVIRONMENT = Object.fromEntries(
  ['PATH', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
