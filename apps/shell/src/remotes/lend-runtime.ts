import { createInstance, getInstance, type init } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing itself, so its own copy comes without the part that containers start with.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { LENT_PARTS } from './lend-parts.ts';

/**
 * The instance of the container that starts. The runtime's own `init` finds instances by the build it was compiled
 * into, which is the shell's here, and would take every container for the shell.
 */
const initByName: typeof init = (options) => {
  const known = getInstance((instance) => instance.name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
};

/**
 * Lends the remotes the part of the federation runtime that each of their containers would otherwise carry a copy of
 * (see `hostsBundlerRuntime` in tools/webpack/preset.mjs). Holds nothing of the shell's: each container copies it.
 */
export function lendRuntime(): void {
  const lent = {
    ...federation,
    runtime: { ...federation.runtime, init: initByName },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    instance: undefined,
    initOptions: undefined,
  };
  // In reach, because a build drops what nobody here could call.
  Object.assign(globalThis, { __BARG_BUNDLER_RUNTIME__: lent, __BARG_LENT_PARTS__: LENT_PARTS });
}
