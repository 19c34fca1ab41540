import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installedFile } from '../programs.ts';
import { WORKSPACE } from '../workspace.ts';
import type { PackedFile } from './archive.ts';
import { LIBRARIES } from './published.ts';

const FOLDER = path.join(WORKSPACE, '.cache/packages');
const COMPILED = path.join(FOLDER, 'libs');

/** What is in the packages besides `src`: the type of a story. */
const MORE = ['../../libs/ui-kit/workshop/story.ts'];
const LEFT_OUT = ['test.ts', 'test.tsx', 'story.tsx', 'story.styles.ts'];

const CONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../../libs',
    outDir: 'libs',
    types: ['node', 'jest', '@testing-library/jest-dom'],
  },
  include: [...LIBRARIES.map((name) => `../../libs/${name}/src`), ...MORE],
  exclude: LEFT_OUT.map((ending) => `../../libs/**/*.${ending}`),
};

async function compile(): Promise<void> {
  await rm(COMPILED, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(CONFIG));
  const compiler = spawn(process.execPath, [installedFile('ts7', 'bin/tsc'), '-p', FOLDER], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => compiler.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error('The libraries have errors of types, see above: nothing was made.');
}

/** The compiler leaves the endings of sources in declarations, and texts that are imported as they are. */
const SOURCE_ENDING = /((?:from|import\() ?["']\.{1,2}\/[^"']*?)\.tsx?(["'])/g;
const withEndings = (text: string): string => text.replace(SOURCE_ENDING, '$1.js$2');

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const posix = (file: string): string => file.split(path.sep).join('/');

/** Files of a library that are no source: texts, and types of what bundlers make of fonts. */
const isOther = (file: string): boolean => file.endsWith('.json') || file.endsWith('.d.ts');

async function compiledFiles(library: string): Promise<PackedFile[]> {
  const folder = path.join(COMPILED, library);
  const files = (await filesBelow(folder)).filter((file) => /\.(js|d\.ts)$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const content = Buffer.from(file.endsWith('.d.ts') ? withEndings(text) : text);
      return { place: posix(path.relative(folder, file)), content };
    }),
  );
}

async function otherFiles(library: string): Promise<PackedFile[]> {
  const folder = path.join(WORKSPACE, 'libs', library);
  const files = (await filesBelow(path.join(folder, 'src'))).filter(isOther);
  return Promise.all(
    files.map(async (file) => ({ place: posix(path.relative(folder, file)), content: await readFile(file) })),
  );
}

/** Compiles the libraries to JavaScript with types, each file to one of its own: bundlers drop what is not used. */
export async function compileLibraries(): Promise<ReadonlyMap<string, PackedFile[]>> {
  await compile();
  const made = LIBRARIES.map(async (library) => {
    const files = [...(await compiledFiles(library)), ...(await otherFiles(library))];
    return [library, files] as const;
  });
  return new Map(await Promise.all(made));
}
