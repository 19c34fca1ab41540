import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After this time a container counts as hung. Nothing else ends a hanging load. */
export const NETWORK_TIMEOUT_MS = 4000;

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
}

/** Makes a TrustedScriptURL of a URL in the registry. The page's `script-src` decides which origins are allowed. */
function createScriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = window as TrustedTypesWindow;
  return trustedTypes?.createPolicy('barg-remotes', rules) ?? rules;
}

/** A valid hash that matches nothing: browsers ignore an invalid one, and would run the script. */
const NO_SCRIPT = `sha384-${'A'.repeat(64)}`;

interface NetworkOptions {
  timeoutMs?: number;
  /** The Subresource Integrity of a container by name; undefined when the registry has none. */
  integrityOf: (container: string | undefined) => string | undefined;
}

/** Loads containers for the federation runtime, with their hash and a timeout. */
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
      // Only for other origins, as webpack does for chunks: preloads are matched by this mode.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      // The browser refuses other bytes, and the remote's error boundary shows.
      script.integrity = integrityOf(remoteInfo?.name) ?? NO_SCRIPT;
      script.src = policy.createScriptURL(url);
      return { script, timeout: timeoutMs };
    },
  };
}
