import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After that long a container counts as hung. Nothing else would ever end a hang. */
export const NETWORK_TIMEOUT_MS = 4000;

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
}

/**
 * Turns a URL of the registry into one that a page under `require-trusted-types-for 'script'` may load. Which
 * origins that may be is decided by the page's `script-src`, not here.
 */
function createScriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = window as TrustedTypesWindow;
  return trustedTypes?.createPolicy('barg-remotes', rules) ?? rules;
}

/** Well formed and the hash of nothing: browsers ignore what is malformed, and would run the script. */
const NO_SCRIPT = `sha384-${'A'.repeat(64)}`;

interface NetworkOptions {
  timeoutMs?: number;
  /** The Subresource Integrity of a container, by its name; undefined for what the registry says nothing of. */
  integrityOf: (container: string | undefined) => string | undefined;
}

/** Loads containers for the federation runtime: each with its hash, and only for so long. */
export function createNetworkPlugin({
  timeoutMs = NETWORK_TIMEOUT_MS,
  integrityOf,
}: NetworkOptions): ModuleFederationRuntimePlugin {
  const policy = createScriptPolicy();
  return {
    name: 'network',
    createScript: ({ url, remoteInfo }) => {
      const script = document.createElement('script');
      script.async = true;
      // Only for other origins, as webpack does for chunks: the page's preloads are matched by this mode.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      // The browser refuses other bytes, and the boundary of the remote shows.
      script.integrity = integrityOf(remoteInfo?.name) ?? NO_SCRIPT;
      script.src = policy.createScriptURL(url);
      return { script, timeout: timeoutMs };
    },
  };
}
