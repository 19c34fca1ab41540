import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@barg/contract';
import { shellFiles } from '../../../apps/edge/src/testing/deployment.ts';
import { copyWorkspace } from '../../new-remote/testing/workspace-copy.ts';
import type * as program from '../run.ts';
import { SURFACE_FILE, type Surface } from '@barg/releases';

export const TINY = 'tiny';

/** Checks of a remote as scripts of its own, each of which passes at once. */
const PASSING = { types: 'exit 0', lint: 'exit 0', test: 'exit 0' };

interface Tiny {
  /** The text of its script: another text is another version. */
  text?: string;
  contract?: string;
  /** The path of its page. */
  path?: string;
  /** What it uses of the shared libraries. */
  used?: Surface;
}

const filesOf = ({
  text = 'one',
  contract = CONTRACT_VERSION,
  path: page = '/tiny',
  used = {},
}: Tiny): Record<string, string> => ({
  'descriptor.json': JSON.stringify({
    ...{ name: TINY, contract, routes: [{ path: page, expose: './tiny', layout: 'primary' }] },
    ...{ nav: [], fills: [], offers: [], intents: [] },
  }),
  'mf-manifest.json': JSON.stringify({
    name: TINY,
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ path: './tiny', assets: { js: { sync: ['tiny.js'] } } }],
  }),
  [SURFACE_FILE]: JSON.stringify(used),
  'remoteEntry.js': `/* container */`,
  'tiny.js': `console.log(${JSON.stringify(text)});`,
});

/** A webpack configuration that writes these files: the parts of a build that the deploy tool reads. */
const configFor = (files: Record<string, string>): string => `import webpack from 'webpack';
const files = ${JSON.stringify(files)};
export default {
  mode: 'none',
  entry: {},
  output: { clean: true },
  plugins: [
    {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('tiny', (compilation) => {
          for (const [name, text] of Object.entries(files)) compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }),
    },
  ],
};
`;

/** A workspace with one remote that builds at once; delete it at the end. */
export async function workspaceWithTiny() {
  const workspace = await copyWorkspace();
  const folder = path.join(workspace.root, `apps/${TINY}-remote`);
  const built = path.join(workspace.root, `.cache/deploy/${TINY}-remote`);
  const writeConfig = async (text: string, { keepsBuild = false } = {}): Promise<void> => {
    await mkdir(folder, { recursive: true });
    if (!keepsBuild) await rm(built, { recursive: true, force: true });
    await writeFile(path.join(folder, 'webpack.config.mjs'), text);
  };
  const haveChecks = (scripts: Partial<typeof PASSING>): Promise<void> =>
    writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { ...PASSING, ...scripts } }));
  await mkdir(folder);
  await haveChecks({});
  const shell = path.join(workspace.root, 'apps/shell');
  await writeFile(path.join(shell, 'package.json'), JSON.stringify({ version: '3.0.0', scripts: PASSING }));
  const { run } = (await workspace.load('tools/deploy/run.ts')) as typeof program;
  return {
    ...workspace,
    /** Where the remote is built for a deployment. */
    built,
    /** Runs a command, which builds remotes of the copy. */
    run,
    /** Changes the remote; the next build has the change. */
    change: (tiny: Tiny) => writeConfig(configFor(filesOf(tiny))),
    /** Changes the shell likewise. */
    changeShell: (text: string, lent: Surface = {}) =>
      writeFile(path.join(shell, 'webpack.config.mjs'), configFor(shellFiles(text, lent))),
    /** Replaces a script of the shell's checks. */
    haveShellChecks: (scripts: Partial<typeof PASSING>) =>
      writeFile(path.join(shell, 'package.json'), JSON.stringify({ scripts: { ...PASSING, ...scripts } })),
    /** Replaces scripts of its types, lint and tests. */
    haveChecks,
    /** Breaks the build; what was built before may stay. */
    spoil: (kept: { keepsBuild?: boolean } = {}) => writeConfig('export default { entry: "./nothing.js" };', kept),
  };
}

export type TinyWorkspace = Awaited<ReturnType<typeof workspaceWithTiny>>;
