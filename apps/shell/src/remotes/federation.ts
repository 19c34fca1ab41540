import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { containerNameOf, type Registry, type RemoteName } from '@barg/contract';
import type { ExposedComponent, ImportExpose } from '../site/exposes.ts';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { lendRuntime } from './lend-runtime.ts';
import { createNetworkPlugin } from './network-plugin.ts';

type Shell = NonNullable<ReturnType<typeof getInstance>>;

const toRemote = (name: string, entry: string) => ({ name, entry, entryGlobalName: name, type: 'global' as const });

const isRunning = (remote: RemoteName): boolean => Reflect.get(globalThis, containerNameOf(remote)) !== undefined;

async function load(shell: Shell, remote: RemoteName, expose: string): Promise<ExposedComponent> {
  const id = `${containerNameOf(remote)}/${expose.replace('./', '')}`;
  const module = await shell.loadRemote<{ default?: ExposedComponent }>(id);
  if (!module?.default) throw new Error(`${remote} has no component behind ${expose}`);
  return module.default;
}

/** Loads exposes, and containers anew that did not come. */
function createLoading(shell: Shell, entryOf: (container: string) => string | undefined): ImportExpose {
  /** The number of the last attempt, for remotes that have failed. */
  const attempts = new Map<RemoteName, number>();
  /** The number of running loads of each remote. */
  const underWay = new Map<RemoteName, number>();

  /** Under a new URL: the browser and the runtime would join the new attempt to a hanging one. */
  const registerAgain = (remote: RemoteName): void => {
    const container = containerNameOf(remote);
    const entry = entryOf(container);
    if (entry === undefined) return;
    const attempt = (attempts.get(remote) ?? 1) + 1;
    attempts.set(remote, attempt);
    shell.registerRemotes([toRemote(container, `${entry}?attempt=${attempt}`)], { force: true });
  };

  return async (remote, expose) => {
    const others = underWay.get(remote) ?? 0;
    // A running container requests missing chunks again by itself; one that never arrived has to be loaded again. Once
    // for all concurrent loads: a container that arrives twice would run twice, and the second is refused.
    if (attempts.has(remote) && !isRunning(remote) && others === 0) registerAgain(remote);
    const attempt = attempts.get(remote) ?? 1;
    underWay.set(remote, others + 1);
    try {
      return await load(shell, remote, expose);
    } catch (error) {
      if (!attempts.has(remote)) attempts.set(remote, attempt);
      // Another load of the same remote has begun a new attempt, which replaces the one that this load waited for.
      if (attempts.get(remote) !== attempt) return await load(shell, remote, expose);
      throw error;
    } finally {
      underWay.set(remote, (underWay.get(remote) ?? 1) - 1);
    }
  };
}

/**
 * Registers the remotes with the federation runtime; loads nothing yet. What is returned loads the default export of an
 * expose, and rejects when the remote is unreachable, hangs or is broken.
 *
 * @param entered is told which remote's code, which has come by then, runs from now on
 */
export function startFederation({ remotes }: Registry, entered: (remote: RemoteName) => void): ImportExpose {
  // Taken at the start: the shared runtime only knows the latest one, a remote's.
  const shell = getInstance();
  if (!shell) throw new Error('The federation runtime has not started');
  const known = new Map(Object.values(remotes).map((remote) => [containerNameOf(remote.descriptor.name), remote]));
  lendRuntime();
  // For remotes too: each requests shared modules by its own instance.
  registerGlobalPlugins([forgetFailedShares]);
  shell.registerPlugins([
    createNetworkPlugin({ integrityOf: (container) => container && known.get(container)?.integrity }),
    forgetFailedShares,
    {
      name: 'entered',
      beforeExecuteFactory: ({ moduleInfo }) => {
        const remote = known.get(moduleInfo.name);
        if (remote) entered(remote.descriptor.name);
      },
    },
  ]);
  shell.registerRemotes([...known].map(([name, { entry }]) => toRemote(name, entry)));
  return createLoading(shell, (container) => known.get(container)?.entry);
}
