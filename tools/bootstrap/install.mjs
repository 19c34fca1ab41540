import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError, WORKSPACE } from './workspace.mjs';

const OLDEST_MAJOR = 20;
const PROGRESS_MS = 5000;

/**
 * Runs `npm ci` when node_modules is missing or differs from package-lock.json.
 *
 * @param {{ isSilent?: boolean }} [how] silent: the standard output is a program's, and what is told goes to the standard
 *   error
 */
export async function installWhenNeeded({ isSilent = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
    throw new SetupError(
      `Barg needs Node ${OLDEST_MAJOR} or newer to install itself (this is ${process.version}): ` +
        'install it from https://nodejs.org and try again.',
    );
  }
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))) return;
  const say = isSilent ? console.error : console.log;
  say('Installing packages (once; a minute or two)');
  const output = isSilent ? process.stderr.fd : process.stdout.fd;
  await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { say, output });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }}
 * LockEntry
 */

/**
 * Whether all packages of the lock file are installed. npm writes its own list at the very end, so an interrupted
 * installation never counts as complete.
 *
 * @param {Record<string, LockEntry> | undefined} wanted
 * @param {Record<string, LockEntry> | undefined} found
 */
export function isInstalled(wanted, found) {
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([location, entry]) => {
    const isPackage = location.includes('node_modules/') && !entry.link && !entry.extraneous;
    // Optional packages are mostly for other platforms.
    const mayBeAbsent = entry.optional || entry.devOptional;
    return !isPackage || (mayBeAbsent && !found[location]) || found[location]?.version === entry.version;
  });
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(WORKSPACE, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runNpm(args, { say, output }) {
  const { npm_execpath: npm } = process.env;
  const isScript = npm?.endsWith('.js') && npm.includes('npm');
  const options = { cwd: WORKSPACE, stdio: ['inherit', output, 'inherit'] };
  const child = isScript
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  const stopProgress = showProgress(say);
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject(new SetupError(`npm could not install the packages (${reason}).`));
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => (code === 0 ? resolve() : fail('see its message above')));
  }).finally(stopProgress);
}

/** In a terminal npm shows its own progress. */
function showProgress(say) {
  if (process.stdout.isTTY) return () => {};
  const start = Date.now();
  const timer = setInterval(() => {
    say(`  still installing, ${Math.round((Date.now() - start) / 1000)} s`);
  }, PROGRESS_MS);
  return () => clearInterval(timer);
}
