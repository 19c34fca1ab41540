import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@barg/contract';
import { isInstalled, remoteFolder, WORKSPACE } from './workspace.ts';

/** The names, ports and places of this workspace's remotes, which a new one must not use. */
export interface TakenPlaces {
  descriptors: RemoteDescriptor[];
  /** Ports of the development servers. */
  ports: number[];
}

const FIRST_PORT = 4301;

const nameOf = (app: string): string => app.replace(/-remote$/, '');

/** The remote of a repository of its own, by the name of its package: `quiz-night-remote`. */
export function ownRemote(): string {
  const { name = '' } = JSON.parse(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8')) as { name?: string };
  return nameOf(name.replace(/^@[^/]*\//, ''));
}

/** The remotes of the workspace, by their folders below apps/; of a repository of its own that one. */
export const remoteApps = async (): Promise<string[]> =>
  isInstalled
    ? [`${ownRemote()}-remote`]
    : (await readdir(path.join(WORKSPACE, 'apps'))).filter((app) => app.endsWith('-remote')).toSorted();

/** The port of a remote's development server, as its webpack.config.mjs names it. */
export async function portOf(app: string): Promise<number | null> {
  const config = await readFile(path.join(remoteFolder(nameOf(app)), 'webpack.config.mjs'), 'utf8');
  const port = /\bport: (\d+)/.exec(config)?.[1];
  return port === undefined ? null : Number(port);
}

/** The descriptor of a remote, from its sources. */
export async function descriptorOf(app: string): Promise<RemoteDescriptor> {
  const file = path.join(remoteFolder(nameOf(app)), 'src/remote.ts');
  return ((await import(pathToFileURL(file).href)) as { descriptor: RemoteDescriptor }).descriptor;
}

export async function readTakenPlaces(): Promise<TakenPlaces> {
  const apps = await remoteApps();
  const [descriptors, ports] = await Promise.all([Promise.all(apps.map(descriptorOf)), Promise.all(apps.map(portOf))]);
  return { descriptors, ports: ports.filter((port) => port !== null) };
}

export const freePort = ({ ports }: TakenPlaces): number => Math.max(FIRST_PORT - 1, ...ports) + 1;

/** Last in the navigation. */
export const freeOrder = ({ descriptors }: TakenPlaces): number => {
  const orders = descriptors.flatMap(({ nav }) => nav.map(({ order }) => order));
  return Math.ceil((Math.max(0, ...orders) + 1) / 10) * 10;
};
