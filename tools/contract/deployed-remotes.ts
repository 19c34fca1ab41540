import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL, type Registry, type RemoteDescriptor } from '@barg/contract';
import { CONTRACT_FILE, contractUseOf, contractUseSchema, parseRemoteDescriptor } from '@barg/contract/schemas';
import { SURFACE_FILE, surfaceSchema } from '@barg/releases';
import { WORKSPACE } from '../workspace.ts';
import type { DeployedRemote } from './breaks.ts';

/** A problem that the caller can fix; its message says what. */
export class ContractCheckError extends Error {}

const TIMEOUT_MS = 15_000;

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    const { cause, message } = error;
    throw new ContractCheckError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : message}`);
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new ContractCheckError(`${url} answered ${answer.status}.`);
  return answer.json();
}

/** An older build without recorded schemas: its descriptor names slots and intents only. */
function withoutSchemas(descriptor: RemoteDescriptor) {
  const use = contractUseOf(descriptor, []);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
  return {
    ...use,
    fills: named(descriptor.fills.map(({ slot }) => slot)),
    offers: named(descriptor.offers),
    answers: named(descriptor.intents.map(({ intent }) => intent)),
  };
}

/** @param base the URL of the version's files, with a slash at the end */
async function readVersion(remote: string, version: string, base: string): Promise<DeployedRemote> {
  const [use, used] = await Promise.all([ask(base + CONTRACT_FILE), ask(base + SURFACE_FILE)]);
  // An older build that did not record its use of shared libraries is not checked for them.
  const shared = surfaceSchema.parse(used ?? {});
  if (use !== null) return { remote, version, use: contractUseSchema.parse(use), shared };
  return { remote, version, use: withoutSchemas(parseRemoteDescriptor(await ask(`${base}descriptor.json`))), shared };
}

interface Deployments {
  remotes: { remote: string; canary: { version: string } | null }[];
}

/** What visitors of a site get: the stable version of each remote, and its canary. */
export async function readSite(address: string): Promise<DeployedRemote[]> {
  const site = address.replace(/\/$/, '');
  const registry = (await ask(`${site}/registry.json`)) as Registry | null;
  if (!registry?.remotes) throw new ContractCheckError(`${site} has no registry: is it a Barg site?`);
  const deployments = ((await ask(`${site}/deployments/`)) ?? { remotes: [] }) as Deployments;
  // From the site, which keeps every version, even if browsers load the files elsewhere.
  const read = (remote: string, version: string) =>
    readVersion(remote, version, `${site}/remotes/${remote}/${version}/`);
  const stable = Object.entries(registry.remotes).map(([remote, { version }]) => read(remote, version));
  const canaries = deployments.remotes.flatMap(({ remote, canary }) =>
    canary && remote !== SHELL ? [read(remote, canary.version)] : [],
  );
  return Promise.all([...stable, ...canaries]);
}

/** What this workspace's built remotes use. */
export async function readWorkspace(): Promise<DeployedRemote[]> {
  const apps = (await readdir(path.join(WORKSPACE, 'apps'))).filter((app) => app.endsWith('-remote')).toSorted();
  return Promise.all(
    apps.map(async (app) => {
      const read = async (file: string): Promise<unknown> => {
        const text = await readFile(path.join(WORKSPACE, 'apps', app, 'dist', file), 'utf8').catch(() => {
          throw new ContractCheckError(`${app} is not built: npm run build -w @barg/${app}`);
        });
        return JSON.parse(text);
      };
      return {
        remote: app.replace(/-remote$/, ''),
        version: 'recorded',
        use: contractUseSchema.parse(await read(CONTRACT_FILE)),
        shared: surfaceSchema.parse(await read(SURFACE_FILE)),
      };
    }),
  );
}
