import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupError, WORKSPACE } from './workspace.mjs';

/** The oldest version that runs TypeScript without a flag. */
const OLDEST = [22, 18];

/**
 * The Node for Barg: the one that npm installed for this platform, else the system's if it is new enough.
 *
 * @returns {string} path of the program
 */
export function findNode() {
  // By npm's scripts it runs already: asking the other one for its version would take as long as a start.
  if (isBarg(process.execPath) && isNewEnough(process.version)) return process.execPath;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const installed = path.join(WORKSPACE, `node_modules/node-${platform}-${process.arch}/bin`, program);
  for (const candidate of [installed, process.execPath]) {
    if (isNewEnough(versionOf(candidate))) return candidate;
  }
  const [major, minor] = OLDEST;
  throw new SetupError(
    `Barg needs Node ${major}.${minor} or newer on ${process.platform}-${process.arch} (this is ${process.version}): ` +
      'install it from https://nodejs.org and try again.',
  );
}

/** @param {string} program whether npm has installed it here */
function isBarg(program) {
  return program.startsWith(path.join(WORKSPACE, 'node_modules') + path.sep);
}

/** Whether this process can run the workspace's TypeScript by itself. */
export const runsTypeScript = () => isNewEnough(process.version);

function versionOf(program) {
  if (program === process.execPath) return process.version;
  if (!existsSync(program)) return undefined;
  // It may exist and still not run, for example with another C library.
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** @param {string | undefined} version such as "v24.21.0" */
export function isNewEnough(version) {
  const [major, minor] = (version ?? 'v0.0').slice(1).split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
