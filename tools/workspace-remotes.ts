import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@barg/contract';
import { WORKSPACE } from './workspace.ts';

/** The names, ports and places of this workspace's remotes, which a new one must not use. */
export interface TakenPlaces {
  descriptors: RemoteDescriptor[];
  /** Ports of the development servers. */
  ports: number[];
}

const FIRST_PORT = 4301;

/** The folders of the workspace's remotes, below apps/. */
export const remoteApps = async (): Promise<string[]> =>
  (await readdir(path.join(WORKSPACE, 'apps'))).filter((app) => app.endsWith('-remote')).toSorted();

/** The port of a remote's development server, as its webpack.config.mjs names it. */
export async function portOf(app: string): Promise<number | null> {
  const config = await readFile(path.join(WORKSPACE, 'apps', app, 'webpack.config.mjs'), 'utf8');
  const port = /\bport: (\d+)/.exec(config)?.[1];
  return port === undefined ? null : Number(port);
}

/** The descriptor of a remote, from its sources. */
export async function descriptorOf(app: string): Promise<RemoteDescriptor> {
  const file = path.join(WORKSPACE, 'apps', app, 'src/remote.ts');
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
