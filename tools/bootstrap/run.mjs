import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded } from './install.mjs';
import { findNode, runsTypeScript } from './find-node.mjs';
import { whenNpmEnds } from './npm-gone.mjs';
import { asksForJson, endOf, failureOf, printLine, startTold, withoutJson } from './told.mjs';
import { SetupError, WORKSPACE } from './workspace.mjs';

/**
 * Installs what is missing, then runs a TypeScript program of the workspace with our arguments and terminal, and exits
 * with its code. Uses only Node 20: there may be no packages yet.
 *
 * With `--json` the standard output has the outcome alone, as JSON.
 *
 * @param {string} program path from the workspace's root
 * @param {object} [how]
 * @param {string} [how.usage] printed instead when that is asked for; otherwise the program answers itself
 * @param {boolean} [how.takesNoWords] whether words have no meaning to it: it would begin its work nevertheless
 * @param {boolean} [how.answersJson] whether it prints its outcome as JSON itself
 * @param {boolean} [how.isBrief] whether it mostly takes no longer than a process takes to start: then it runs in this one
 *   where that can. It must end by itself, and leave its exit code in `process.exitCode`
 */
export async function runOnProjectNode(
  program,
  { usage, takesNoWords = false, answersJson = false, isBrief = false } = {},
) {
  if (usage && asksForHelp()) return console.log(usage);
  const words = process.argv.slice(2);
  const isTold = asksForJson(words) && !answersJson;
  const given = isTold ? withoutJson(words) : words;
  try {
    if (takesNoWords && given.length > 0) throw new SetupError(`"${given[0]}" has no meaning here.\n${usage}`);
    await installWhenNeeded({ isSilent: asksForJson(words) });
    const args = [path.join(WORKSPACE, program), ...given];
    if (isBrief && !isTold && runsTypeScript()) await runHere(args);
    else process.exitCode = await run(args, isTold);
  } catch (error) {
    const message = error instanceof SetupError ? error.message : error;
    if (asksForJson(words)) printLine(failureOf(String(message)));
    else console.error(message);
    process.exitCode = 1;
  }
}

/** Whether a command is only asked how it is used, whatever else stands beside it. */
export const asksForHelp = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

/** As if it had been started: it finds the words, the folder and the environment that a process of its own would. */
async function runHere([program, ...words]) {
  Object.assign(process.env, programEnvironment());
  // By its name: Node 20, which only installs, has none.
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv = [process.execPath, program, ...words];
  process.chdir(WORKSPACE);
  await import(pathToFileURL(program).href);
}

async function run(args, isTold) {
  const options = { cwd: WORKSPACE, env: programEnvironment() };
  const { child, tell } = isTold ? startTold(args, { ...options, node: findNode() }) : start(args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  const code = await endOf(child);
  tell(code);
  return code;
}

function start(args, options) {
  // The IPC channel tells the program when this process has ended in any way.
  const child = spawn(findNode(), args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  return { child, tell: () => {} };
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
