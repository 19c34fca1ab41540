import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';

const CACHE = '.cache/types';

const nameOf = (program) => program.map((project) => project.replaceAll(path.sep, '-'))[0];

/**
 * Projects that become one program, where what several of them use is checked once and not once for each: those of the
 * same options, and those for which the options of others only declare more. These others come first.
 *
 * @param {string} workspace
 * @param {string[]} projects folders
 * @returns {Promise<string[][]>}
 */
export async function programsOf(workspace, projects) {
  const programs = new Map();
  for (const project of projects) {
    const { extends: base, compilerOptions } = await readConfig(workspace, project);
    const options = JSON.stringify({ base: path.join(project, base), ...compilerOptions });
    programs.set(options, [...(programs.get(options) ?? []), project]);
  }
  for (const [narrow, joined] of programs) {
    const wide = [...programs.keys()].find((options) => declaresMore(JSON.parse(options), JSON.parse(narrow)));
    if (wide === undefined) continue;
    programs.set(wide, [...programs.get(wide), ...joined]);
    programs.delete(narrow);
  }
  return [...programs.values()];
}

/** Whether options differ from others by more of the language's own declarations, or by JavaScript files, alone. */
function declaresMore({ lib = [], allowJs = false, ...rest }, { lib: fewer = [], allowJs: needsJs = false, ...same }) {
  const isMore = lib.length > fewer.length && fewer.length > 0 && fewer.every((part) => lib.includes(part));
  return isMore && allowJs >= needsJs && isDeepStrictEqual(rest, same);
}

/**
 * Checks the projects of one program.
 *
 * @param {string} workspace
 * @param {string[]} program
 * @returns {Promise<string[]>} the projects that have errors
 */
export async function check(workspace, program) {
  const config = program.length > 1 ? await joinConfigs(workspace, program) : path.join(program[0], 'tsconfig.json');
  const known = path.join(CACHE, `${program.length > 1 ? 'with-' : ''}${nameOf(program)}.tsbuildinfo`);
  const { isRight, output } = await compile(workspace, ['-p', config, '--incremental', '--tsBuildInfoFile', known]);
  if (isRight) return [];
  const named = program.filter((project) =>
    output.some((line) => line.startsWith(`${project.replaceAll(path.sep, '/')}/`)),
  );
  return named.length > 0 ? named : program;
}

const readConfig = async (workspace, project) =>
  JSON.parse(await readFile(path.join(workspace, project, 'tsconfig.json'), 'utf8'));

/** Writes the configuration of a program of several projects. */
async function joinConfigs(workspace, program) {
  const configs = await Promise.all(program.map((project) => readConfig(workspace, project)));
  const fromCache = (project, file) => path.relative(CACHE, path.join(project, file));
  const config = {
    extends: fromCache(program[0], configs[0].extends),
    compilerOptions: configs[0].compilerOptions,
    include: program.flatMap((project, at) => configs[at].include.map((folder) => fromCache(project, folder))),
    exclude: program.flatMap((project, at) => (configs[at].exclude ?? []).map((folder) => fromCache(project, folder))),
  };
  const file = path.join(CACHE, `with-${nameOf(program)}.json`);
  await mkdir(path.join(workspace, CACHE), { recursive: true });
  await writeFile(path.join(workspace, file), JSON.stringify(config));
  return file;
}

/** What the compiler says is passed on, and read for the projects it names. */
function compile(workspace, args) {
  const compiler = path.join(workspace, 'node_modules/ts7/bin/tsc');
  const pretty = process.stdout.isTTY ? ['--pretty'] : [];
  const child = spawn(process.execPath, [compiler, ...args, '--checkers', '1', ...pretty], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
    process.stdout.write(part);
  });
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ isRight: code === 0, output: stripVTControlCharacters(text).split('\n') })),
  );
}
