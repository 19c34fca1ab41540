import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { findNode } from './find-node.mjs';
import { SetupError, WORKSPACE } from './workspace.mjs';

/**
 * Installs what is missing, then runs a TypeScript program of the workspace with our arguments and terminal, and exits
 * with its code. Uses only Node 20: there may be no packages yet.
 *
 * @param {string} program path from the workspace's root
 * @param {string} [usage] printed instead when that is asked for; otherwise the program answers itself
 */
export async function runOnProjectNode(program, usage) {
  if (usage && asksForHelp()) return console.log(usage);
  try {
    await installWhenNeeded();
    process.exitCode = await run(findNode(), [path.join(WORKSPACE, program), ...process.argv.slice(2)]);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether a command is only asked how it is used, whatever else stands beside it. */
export const asksForHelp = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

function run(node, args) {
  const child = spawn(node, args, {
    cwd: WORKSPACE,
    // The IPC channel tells the program when this process has ended in any way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: programEnvironment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Child programs run on the same Node, with its compile cache. */
function programEnvironment() {
  const programs = path.join(WORKSPACE, 'node_modules/.bin');
  return {
    ...process.env,
    PATH: [programs, process.env.PATH].filter(Boolean).join(path.delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(WORKSPACE, '.cache/node'),
  };
}
