import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { containerNameOf, type Registry, type RemoteName } from '@barg/contract';
import { createNetworkPlugin, withQuery } from './network-plugin.ts';

/** A page, a filler or a dialog of a remote; which props it takes is agreed by its slot or intent. */
export type ExposedComponent = ComponentType<object>;

const manifests = new Map<RemoteName, string>();
/** Remotes whose container has never run: their next attempt must use a new URL. */
const failedAttempts = new Map<RemoteName, number>();

/** Makes the registry's remotes known to the federation runtime. Fetches nothing. */
export function startFederation(registry: Registry): void {
  registerPlugins([createNetworkPlugin()]);
  const entries = Object.entries(registry.remotes) as [RemoteName, { manifest: string }][];
  for (const [name, { manifest }] of entries) manifests.set(name, manifest);
  registerRemotes(entries.map(([name, { manifest }]) => ({ name: containerNameOf(name), entry: manifest })));
}

function registerAgain(remote: RemoteName, attempt: number): void {
  const manifest = manifests.get(remote);
  if (manifest === undefined) return;
  const entry = withQuery(manifest, 'attempt', String(attempt));
  registerRemotes([{ name: containerNameOf(remote), entry }], { force: true });
}

/** Loads the default export of an expose; rejects when the remote is unreachable, hangs or is broken. */
export async function importExpose(remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const failures = failedAttempts.get(remote) ?? 0;
  if (failures > 0) registerAgain(remote, failures + 1);
  try {
    const id = `${containerNameOf(remote)}/${expose.replace('./', '')}`;
    const module = await loadRemote<{ default?: ExposedComponent }>(id);
    if (!module?.default) throw new Error(`${remote} has no component behind ${expose}`);
    failedAttempts.delete(remote);
    return module.default;
  } catch (error) {
    failedAttempts.set(remote, failures + 1);
    throw error;
  }
}
