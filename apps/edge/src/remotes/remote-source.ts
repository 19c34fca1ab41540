import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRemoteBuild, type RemoteBuild } from './remote-build.ts';

/** Where the web tier finds the remotes that are deployed now. */
export interface RemoteSource {
  /** The builds to announce, at most one a remote. A broken build is left out and reported once. */
  list: () => Promise<RemoteBuild[]>;
  /** The folder of a version that may still be open in somebody's tab; null when it is unknown. */
  directoryOf: (name: string, version: string) => Promise<string | null>;
}

type Report = (message: string) => void;

const SAFE_SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;

const subfolders = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink()).map((entry) => entry.name);
};

/** Reads each build once for as long as its manifest does not change. */
function createBuildReader(report: Report) {
  const known = new Map<string, { stamp: number; build: RemoteBuild | null }>();
  return async (directory: string): Promise<RemoteBuild | null> => {
    const manifest = await stat(path.join(directory, 'mf-manifest.json')).catch(() => null);
    if (manifest === null) return null;
    const before = known.get(directory);
    if (before?.stamp === manifest.mtimeMs) return before.build;
    const build = await readRemoteBuild(directory).catch((error: Error) => {
      report(error.message);
      return null;
    });
    known.set(directory, { stamp: manifest.mtimeMs, build });
    return build;
  };
}

const isBuild = (build: RemoteBuild | null): build is RemoteBuild => build !== null;

/** The workspace's own builds, `apps/*-remote/dist`: one version each, the one on disk. */
export function workspaceRemotes(appsDirectory: string, report: Report): RemoteSource {
  const read = createBuildReader(report);
  const list = async (): Promise<RemoteBuild[]> => {
    const apps = (await subfolders(appsDirectory)).filter((app) => app.endsWith('-remote'));
    return (await Promise.all(apps.map((app) => read(path.join(appsDirectory, app, 'dist'))))).filter(isBuild);
  };
  return {
    list,
    // An older version has no folder of its own here; files it shares with the present one still serve its tabs.
    directoryOf: async (name) => (await list()).find((build) => build.name === name)?.directory ?? null,
  };
}

/**
 * Published remotes: `<root>/<name>/<version>/` with the files, `<root>/<name>/current` with the version that is
 * live. Deploying adds a folder and then writes `current`; rolling back writes `current` only.
 */
export function publishedRemotes(root: string, report: Report): RemoteSource {
  const read = createBuildReader(report);
  const currentOf = async (name: string): Promise<RemoteBuild | null> => {
    const version = (await readFile(path.join(root, name, 'current'), 'utf8').catch(() => '')).trim();
    if (!SAFE_SEGMENT.test(version)) return null;
    const build = await read(path.join(root, name, version));
    return build && { ...build, version };
  };
  return {
    list: async () => (await Promise.all((await subfolders(root)).map(currentOf))).filter(isBuild),
    directoryOf: async (name, version) => {
      if (!SAFE_SEGMENT.test(name) || !SAFE_SEGMENT.test(version)) return null;
      const directory = path.join(root, name, version);
      return (await stat(directory).catch(() => null))?.isDirectory() ? directory : null;
    },
  };
}
