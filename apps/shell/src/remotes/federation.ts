import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { containerNameOf, type Registry, type RegistryEntry, type RemoteName } from '@barg/contract';
import type { ExposedComponent } from '../site/exposes.ts';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { lendRuntime } from './lend-runtime.ts';
import { createNetworkPlugin } from './network-plugin.ts';

/** The registry's entries of the containers, by name. */
const known = new Map<string | undefined, RegistryEntry>();
/** The number of the last attempt, for remotes that have failed. */
const attempts = new Map<RemoteName, number>();
/** The number of running loads of each remote. */
const underWay = new Map<RemoteName, number>();

let own: ReturnType<typeof getInstance> = null;

/**
 * The shell's own federation instance. Taken at the start: the shared runtime only knows the latest one, a remote's.
 */
const shellInstance = (): NonNullable<typeof own> => {
  own ??= getInstance();
  if (!own) throw new Error('The federation runtime has not started');
  return own;
};

const toRemote = (name: string, entry: string) => ({ name, entry, entryGlobalName: name, type: 'global' as const });

/** Registers the remotes with the federation runtime. Loads nothing. */
export function startFederation({ remotes }: Registry): void {
  const shell = shellInstance();
  lendRuntime();
  // For remotes too: each requests shared modules by its own instance.
  registerGlobalPlugins([forgetFailedShares]);
  shell.registerPlugins([
    createNetworkPlugin({ integrityOf: (container) => known.get(container)?.integrity }),
    forgetFailedShares,
  ]);
  const containers = Object.values(remotes).map((remote) => {
    const name = containerNameOf(remote.descriptor.name);
    known.set(name, remote);
    return toRemote(name, remote.entry);
  });
  shell.registerRemotes(containers);
}

/** Under a new URL: the browser and the runtime would join the new attempt to a hanging one. */
function registerAgain(remote: RemoteName): void {
  const container = containerNameOf(remote);
  const entry = known.get(container)?.entry;
  if (entry === undefined) return;
  const attempt = (attempts.get(remote) ?? 1) + 1;
  attempts.set(remote, attempt);
  shellInstance().registerRemotes([toRemote(container, `${entry}?attempt=${attempt}`)], { force: true });
}

const isRunning = (remote: RemoteName): boolean => Reflect.get(globalThis, containerNameOf(remote)) !== undefined;

async function load(remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const id = `${containerNameOf(remote)}/${expose.replace('./', '')}`;
  const module = await shellInstance().loadRemote<{ default?: ExposedComponent }>(id);
  if (!module?.default) throw new Error(`${remote} has no component behind ${expose}`);
  return module.default;
}

/** Loads the default export of an expose; rejects when the remote is unreachable, hangs or is broken. */
export async function importExpose(remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const others = underWay.get(remote) ?? 0;
  // A running container requests missing chunks again by itself; one that never arrived has to be loaded again. Once
  // for all concurrent loads: a container that arrives twice would run twice, and the second is refused.
  if (attempts.has(remote) && !isRunning(remote) && others === 0) registerAgain(remote);
  const attempt = attempts.get(remote) ?? 1;
  underWay.set(remote, others + 1);
  try {
    return await load(remote, expose);
  } catch (error) {
    if (!attempts.has(remote)) attempts.set(remote, attempt);
    // Another load of the same remote has begun a new attempt, which replaces the one that this load waited for.
    if (attempts.get(remote) !== attempt) return await load(remote, expose);
    throw error;
  } finally {
    underWay.set(remote, (underWay.get(remote) ?? 1) - 1);
  }
}
