import { createInstance, getInstance, type init } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing, so its copy lacks the part of the runtime by which containers start.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { LENT_PARTS } from './lend-parts.ts';

/**
 * The instance of the starting container. The runtime's own `init` finds instances by the build it was compiled into,
 * here the shell's, and would take every container for the shell.
 */
const initByName: typeof init = (options) => {
  const known = getInstance((instance) => instance.name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
};

/**
 * Shares the part of the federation runtime that each container would otherwise contain (see `hostsBundlerRuntime` in
 * tools/webpack/preset.mjs). It has no state of the shell's: each container copies it.
 */
export function lendRuntime(): void {
  const lent = {
    ...federation,
    runtime: { ...federation.runtime, init: initByName },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    instance: undefined,
    initOptions: undefined,
  };
  // Global, because the build drops exports that nothing here uses.
  Object.assign(globalThis, { __BARG_BUNDLER_RUNTIME__: lent, __BARG_LENT_PARTS__: LENT_PARTS });
}
