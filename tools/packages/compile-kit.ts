import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../workspace.ts';
import type { PackedFile } from './archive.ts';
import { PACKAGES } from './published.ts';

/** What the kit's commands and presets begin with; what they import comes along. */
const ENTRIES = [
  ...['main', 'register-typescript', 'typescript-hook'].map((name) => `tools/remote-kit/${name}.ts`),
  ...['webpack', 'jest', 'lint'].map((name) => `tools/${name}/remote.mjs`),
];

/** What is found by its path at run time. */
const BY_PATH = [
  'tools/webpack/**/*.cjs',
  'tools/webpack/hot/*.mjs',
  'tools/jest/{environment,matchers,file-stub}.cjs',
  'tools/remote-kit/tsconfig.json',
  'tools/remote-kit/types/*.d.ts',
];

/** The oldest Node that teams have. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Packages of the workspace that are not published stand in the kit as they lie in the workspace. */
const WITHIN: Readonly<Record<string, string>> = {
  '@barg/releases': 'libs/releases/src/index.ts',
  '@barg/releases/sending': 'libs/releases/src/sending.ts',
};

const compiledName = (file: string): string => file.replace(/(?<!\.d)\.ts$/, '.js');
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

export interface CompiledKit {
  files: PackedFile[];
  /** The packages that its modules import. */
  imports: ReadonlySet<string>;
}

/** The module behind a request, from the workspace's root; null for a package. */
function moduleOf(file: string, request: string): string | null {
  const within = WITHIN[request];
  if (within !== undefined) return within;
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(file), request) : null;
}

const relative = (from: string, to: string): string => {
  const request = path.posix.relative(path.posix.dirname(from), to);
  return request.startsWith('.') ? request : `./${request}`;
};

const javaScriptOf = (file: string): string => {
  const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
  return /(?<!\.d)\.ts$/.test(file)
    ? ts.transpileModule(text, { compilerOptions: OPTIONS, fileName: file }).outputText
    : text;
};

const isModule = (file: string): boolean => /\.(ts|mjs)$/.test(file) && !file.endsWith('.d.ts');

/**
 * Compiles the tools that a remote's team uses, in the folders that they have here, so that they run on every Node from
 * 20 up.
 *
 * @throws Error when one of them imports a part of the workspace that outsiders do not have
 */
export function compileKit(): CompiledKit {
  const files = new Map<string, PackedFile>();
  const imports = new Set<string>();
  const waiting = [...ENTRIES, ...BY_PATH.flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE }).map(posix))];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    if (!/^tools\/|^libs\/releases\//.test(file))
      throw new Error(`The kit would need ${file}, which is in no package.`);
    const text = javaScriptOf(file);
    const edits = isModule(file) ? ts.preProcessFile(text, true, true).importedFiles : [];
    let rewritten = text;
    for (const { fileName: request, pos } of edits.toSorted((one, other) => other.pos - one.pos)) {
      const found = moduleOf(file, request);
      if (found === null && !request.startsWith('node:')) imports.add(packageOf(request));
      if (found === null) continue;
      waiting.push(found);
      const target = JSON.stringify(relative(compiledName(file), compiledName(found)));
      const quotes = 2;
      rewritten = rewritten.slice(0, pos) + target + rewritten.slice(pos + request.length + quotes);
    }
    const isProgram = file === 'tools/remote-kit/main.ts';
    files.set(file, { place: compiledName(file), content: Buffer.from(rewritten), isProgram });
  }
  const foreign = [...imports].filter((name) => name.startsWith('@barg/') && !PACKAGES.has(name));
  if (foreign.length > 0) throw new Error(`The kit would need ${foreign.join(', ')}, which is not published.`);
  return { files: [...files.values()], imports };
}

const posix = (file: string): string => file.split(path.sep).join('/');
