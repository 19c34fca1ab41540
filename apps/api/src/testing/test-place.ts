import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp, type App } from '../app.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { keepApp, type KeptApp, type Served } from './kept-apps.ts';

/** A test's configuration, whose folder is its own, and its app. */
export interface TestPlace {
  config: Config;
  open(served: Served): Promise<App>;
  /** Ends the app, or waits until nothing is left that it answers. */
  rest(): Promise<void>;
  /** Gives the folder up, or back. */
  leave(): Promise<void>;
}

interface Spare {
  config: Config;
  dataDir: string;
  kept?: KeptApp;
}

const spares: Spare[] = [];

const configure = async (env: NodeJS.ProcessEnv): Promise<Spare> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'barg-api-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000', CAPTCHA_EFFORT: '50', ...env });
  return { config, dataDir };
};

/** For a test that wants nothing of its own: a place that an earlier test of this process has left, if there is one. */
export async function openSharedPlace(): Promise<TestPlace> {
  const place = spares.pop() ?? (await configure({}));
  return {
    config: place.config,
    open: async (served) => {
      place.kept ??= await keepApp(served);
      place.kept.serve(served);
      return place.kept.app;
    },
    rest: async () => place.kept?.rest(),
    leave: async () => {
      await empty(place.dataDir);
      spares.push(place);
    },
  };
}

/** For a test with settings or a log of its own: those are looked at when routes are declared. */
export async function openOwnPlace(env: NodeJS.ProcessEnv): Promise<TestPlace> {
  const { config, dataDir } = await configure(env);
  let app: App | undefined;
  return {
    config,
    open: async ({ context, onFailure }) => {
      app = await createApp(context, { onFailure });
      await app.ready();
      return app;
    },
    rest: async () => app?.close(),
    leave: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Leaves the folders at the top, which some make once for a configuration. */
async function empty(place: string): Promise<void> {
  for (const top of await readdir(place, { withFileTypes: true })) {
    const folder = path.join(place, top.name);
    const within = top.isDirectory() ? (await readdir(folder)).map((name) => path.join(folder, name)) : [folder];
    await Promise.all(within.map((entry) => rm(entry, { recursive: true, force: true })));
  }
}

process.on('exit', () => {
  for (const { dataDir } of spares) rmSync(dataDir, { recursive: true, force: true });
});
