import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { containerNameOf, type Registry, type RemoteName } from '@barg/contract';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { lendRuntime } from './lend-runtime.ts';
import { createNetworkPlugin, UNCHECKED, withQuery } from './network-plugin.ts';

/** A page, a filler or a dialog of a remote; which props it takes is agreed by its slot or intent. */
export type ExposedComponent = ComponentType<object>;

const entries = new Map<RemoteName, string>();
/** What the registry says of the containers, by absolute URL: the runtime asks by that. */
const integrities = new Map<string, string>();
/** The number of the last attempt for each remote that has failed. */
const attempts = new Map<RemoteName, number>();
/** How many parts of a remote are being loaded. */
const underWay = new Map<RemoteName, number>();

/** The shell's own instance. Taken once: the runtime that is lent knows only the latest one, which is a remote's. */
const shell = (() => {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started');
  return instance;
})();

const toRemote = (name: RemoteName, entry: string) => {
  const container = containerNameOf(name);
  return { name: container, entry, entryGlobalName: container, type: 'global' as const };
};

/** Makes the registry's remotes known to the federation runtime. Fetches nothing. */
export function startFederation({ remotes }: Registry): void {
  lendRuntime();
  // Of remotes too: each asks for shared modules by an instance of its own.
  registerGlobalPlugins([forgetFailedShares]);
  shell.registerPlugins([createNetworkPlugin({ integrityOf: (url) => integrities.get(url) }), forgetFailedShares]);
  for (const { entry, integrity, descriptor } of Object.values(remotes)) {
    entries.set(descriptor.name, entry);
    integrities.set(new URL(entry, location.href).href, integrity ?? UNCHECKED);
  }
  shell.registerRemotes([...entries].map(([name, entry]) => toRemote(name, entry)));
}

/** Under a new URL, so that the attempt does not join one that still hangs. */
function registerAgain(remote: RemoteName): void {
  const entry = entries.get(remote);
  if (entry === undefined) return;
  const attempt = (attempts.get(remote) ?? 1) + 1;
  attempts.set(remote, attempt);
  shell.registerRemotes([toRemote(remote, withQuery(entry, 'attempt', String(attempt)))], { force: true });
}

const isRunning = (remote: RemoteName): boolean => Reflect.get(globalThis, containerNameOf(remote)) !== undefined;

async function load(remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const id = `${containerNameOf(remote)}/${expose.replace('./', '')}`;
  const module = await shell.loadRemote<{ default?: ExposedComponent }>(id);
  if (!module?.default) throw new Error(`${remote} has no component behind ${expose}`);
  return module.default;
}

/** Loads the default export of an expose; rejects when the remote is unreachable, hangs or is broken. */
export async function importExpose(remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const others = underWay.get(remote) ?? 0;
  // A container that runs fetches its missing chunk by itself; one that never came has to be fetched again. Once for
  // all parts that ask meanwhile: a container that came twice would run twice, and its second self is refused.
  if (attempts.has(remote) && !isRunning(remote) && others === 0) registerAgain(remote);
  const attempt = attempts.get(remote) ?? 1;
  underWay.set(remote, others + 1);
  try {
    return await load(remote, expose);
  } catch (error) {
    if (!attempts.has(remote)) attempts.set(remote, attempt);
    // Another part of the same remote has begun anew meanwhile, which takes what this one waited for away.
    if (attempts.get(remote) !== attempt) return await load(remote, expose);
    throw error;
  } finally {
    underWay.set(remote, (underWay.get(remote) ?? 1) - 1);
  }
}
