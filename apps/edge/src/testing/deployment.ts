import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@barg/contract';

const TEMPLATE = `<!doctype html>
<html lang="fa-IR" dir="rtl" data-theme="light"><head><title>Barg</title><!--edge:head--></head>
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

/** The files of a remote's build, as webpack would leave them. */
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

/** A folder with a shell's build and room for remotes, removed after the test. */
export async function createDeployment(after: (cleanUp: () => Promise<void>) => void) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-edge-'));
  after(() => rm(root, { recursive: true, force: true }));
  const shellDir = path.join(root, 'shell');
  await writeFiles(shellDir, {
    'index.html': TEMPLATE,
    'first-paint.json': JSON.stringify({
      css: ':root{--bg:#fff}',
      fonts: { 'fa-IR': ['assets/vazirmatn.1234abcd.woff2'] },
    }),
    'main.0123abcd.js': 'console.log("main")',
    'main.0123abcd.js.br': 'brotli',
    'service-worker.js': '/* on */',
    'service-worker-off.js': '/* off */',
    'robots.txt': 'User-agent: *',
  });
  return {
    root,
    shellDir,
    /** Writes a remote where {@link file://../remotes/remote-source.ts} looks for the workspace's builds. */
    build: (name: RemoteName, files: FileTree) => writeFiles(path.join(root, 'apps', `${name}-remote`, 'dist'), files),
    publish: async (name: RemoteName, version: string, files: FileTree) => {
      await writeFiles(path.join(root, 'published', name, version), files);
      await writeFiles(path.join(root, 'published', name), { current: version });
    },
    setCurrent: (name: RemoteName, version: string) =>
      writeFiles(path.join(root, 'published', name), { current: version }),
    appsDir: path.join(root, 'apps'),
    publishedDir: path.join(root, 'published'),
  };
}
