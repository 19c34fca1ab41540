import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@barg/contract';
import { contractParts, SHELL_FILE } from '@barg/contract/schemas';
import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  ANY_REMOTE,
  diskStore,
  generateKey,
  listFiles,
  nextStatement,
  readState,
  seal,
  SURFACE_FILE,
  trustedKeys,
  versionOf,
  type TrustedKeys,
  type TrustedStore,
  type Release,
  type ReleaseRef,
  type ReleaseStore,
  type Wish,
} from '@barg/releases';

const TEMPLATE = `<!doctype html>
<html lang="fa-IR" dir="rtl" data-theme="light"><head><title>Barg</title><!--edge:head--><script defer src="/main.0123abcd.js"></script></head>
<body><div id="root"></div><!--edge:body--></body></html>`;

type FileTree = Record<string, string>;

async function writeFiles(directory: string, files: FileTree): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

export const descriptorOf = (name: RemoteName, changes: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name,
  contract: '1.0.0',
  routes: [{ path: '/home', expose: './home', layout: 'home' }],
  nav: [],
  fills: [],
  offers: [],
  intents: [],
  ...changes,
});

/** The files of a remote's build. */
export const remoteFiles = (descriptor: RemoteDescriptor, { entry = 'remoteEntry.0123abcd.js' } = {}): FileTree => ({
  'descriptor.json': JSON.stringify(descriptor),
  'mf-manifest.json': JSON.stringify({
    name: descriptor.name.replaceAll('-', '_'),
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ path: './home', assets: { js: { sync: ['home.89abcdef.js'] } } }],
  }),
  [entry]: `/* container of ${descriptor.name} */`,
  'home.89abcdef.js': '/* home */',
  'locales/fa-IR.json': '{"nav":{"home":"خانه"}}',
});

/** The files of a shell's build; another `text` is another version, whose main script has another name. */
export const shellFiles = (text = '0123abcd', lent: object = {}): FileTree => ({
  'index.html': TEMPLATE.replaceAll('0123abcd', text),
  'first-paint.json': JSON.stringify({
    ...{ pictureSizes: '100vw', css: ':root{--bg:#fff}' },
    ...{ scripts: [`main.${text}.js`], callScripts: ['calls.1234abcd.js'] },
    sharedScripts: { '@barg/ui-kit/fields': ['fields.2345abcd.js'], '@barg/ui-kit/crop': ['crop.3456abcd.js'] },
    fonts: { 'fa-IR': ['assets/vazirmatn.1234abcd.woff2'] },
  }),
  [`main.${text}.js`]: `console.log("main ${text}")`,
  [`main.${text}.js.map`]: '{}',
  'calls.1234abcd.js': '/* calls */',
  'locales/shell/fa-IR.json': JSON.stringify({ title: text }),
  'service-worker.js': `/* on ${text} */`,
  'service-worker-off.js': '/* off */',
  'robots.txt': 'User-agent: *',
  [SHELL_FILE]: JSON.stringify({ contract: '1.0.0', parts: contractParts() }),
  [SURFACE_FILE]: JSON.stringify(lent),
});

/**
 * A folder with a shell's build and a store of remotes, removed after the test.
 *
 * @param openStore where the store is to lie elsewhere than in that folder
 */
export async function createDeployment(
  after: (cleanUp: () => Promise<void>) => void,
  openStore: (root: string, keys: TrustedKeys) => ReleaseStore = (root) => diskStore(path.join(root, 'store')),
) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-edge-'));
  after(() => rm(root, { recursive: true, force: true }));
  const shellDir = path.join(root, 'shell');
  await writeFiles(shellDir, {
    'index.html': TEMPLATE,
    'first-paint.json': JSON.stringify({
      pictureSizes: '100vw',
      css: ':root{--bg:#fff}',
      faces: "@font-face{font-family:'Vazirmatn';font-display:swap}",
      scripts: ['main.0123abcd.js'],
      callScripts: ['calls.1234abcd.js'],
      sharedScripts: { '@barg/ui-kit/fields': ['fields.2345abcd.js'], '@barg/ui-kit/crop': ['crop.3456abcd.js'] },
      fonts: { 'fa-IR': ['assets/vazirmatn.1234abcd.woff2'] },
    }),
    'main.0123abcd.js': 'console.log("main")',
    'main.0123abcd.js.br': 'brotli',
    'service-worker.js': '/* on */',
    'service-worker-off.js': '/* off */',
    'robots.txt': 'User-agent: *',
  });
  const { key, entry } = generateKey('tests', [ANY_REMOTE]);
  const trustFile = path.join(root, 'trusted-keys.json');
  await writeFile(trustFile, JSON.stringify({ keys: [entry] }));
  const keys = trustedKeys([entry]);
  const publishing: TrustedStore = { store: openStore(root, keys), keys };

  /** Stores a release without making it live. */
  const release = async (
    name: RemoteName,
    content: FileTree,
    { base = null, ...changes }: Partial<Pick<Release, 'base' | 'contract'>> = {},
  ): Promise<ReleaseRef> => {
    const folder = await mkdtemp(path.join(root, 'build-'));
    await writeFiles(folder, content);
    const files = await listFiles(folder);
    const version = versionOf(files, base);
    const { contract } = JSON.parse(content['descriptor.json'] ?? '{}') as Partial<RemoteDescriptor>;
    const list: Release = {
      ...{ type: 'release', remote: name, version, label: '', contract: contract ?? '1.0.0', base, files },
      ...changes,
    };
    const { ref } = await acceptRelease(publishing, seal(list, key));
    const paths = files.map(({ path: file }) => file);
    await acceptFiles(publishing, list, paths, (file) => readFile(path.join(folder, file)));
    return ref;
  };
  /** A team's signed statement. */
  const sign = async (name: RemoteName, wish: Wish): Promise<Buffer> =>
    seal(nextStatement(name, await readState(publishing, name), wish, new Date()), key);
  const publish = async (name: RemoteName, wish: Wish): Promise<void> => {
    await acceptChannel(publishing, await sign(name, wish));
  };

  return {
    root,
    shellDir,
    /** The store's folder, and the file of the keys that may publish to it. */
    storeDir: path.join(root, 'store'),
    trustFile,
    publishing,
    key,
    release,
    sign,
    publish,
    /** Releases a build and makes it live for everybody. */
    deploy: async (
      name: RemoteName,
      content: FileTree,
      options?: Partial<Pick<Release, 'base' | 'contract'>>,
    ): Promise<ReleaseRef> => {
      const ref = await release(name, content, options);
      await publish(name, { action: 'deploy', release: ref });
      return ref;
    },
    /** The path of a released file. */
    fileOf: (name: RemoteName, { version }: ReleaseRef, file: string): string =>
      path.join(root, 'store', name, 'releases', version, file),
  };
}
