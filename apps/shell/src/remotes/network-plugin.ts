import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After that long a manifest or an entry counts as hung. Nothing else would ever end a hang. */
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

/** Of a developer's override, whose bytes change with each edit. */
export const UNCHECKED = '';
/** Well formed and the hash of nothing: browsers ignore what is malformed, and would run the script. */
const NO_SCRIPT = `sha384-${'A'.repeat(64)}`;

interface NetworkOptions {
  timeoutMs?: number;
  /** The Subresource Integrity of a container, by its absolute URL; undefined for what the registry does not know. */
  integrityOf: (url: string) => string | undefined;
}

/**
 * Ends hung requests of the federation runtime, and makes each further attempt for a script a different URL: a
 * browser that still waits for the first answer would otherwise join the retry to it.
 */
export function createNetworkPlugin({
  timeoutMs = NETWORK_TIMEOUT_MS,
  integrityOf,
}: NetworkOptions): ModuleFederationRuntimePlugin {
  const policy = createScriptPolicy();
  const attempts = new Map<string, number>();

  const attemptUrl = (url: string): string => {
    const attempt = (attempts.get(url) ?? 0) + 1;
    attempts.set(url, attempt);
    return attempt === 1 ? url : withQuery(url, 'attempt', String(attempt));
  };

  return {
    name: 'network-timeouts',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      // Only for other origins, as webpack does for chunks: the page's preloads are matched by this mode.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      // The browser refuses other bytes, and the boundary of the remote shows.
      script.integrity = integrityOf(new URL(withoutAttempt(url), location.href).href) ?? NO_SCRIPT;
      script.src = policy.createScriptURL(attemptUrl(url));
      return { script, timeout: timeoutMs };
    },
  };
}

const withoutAttempt = (url: string): string => url.replace(/[?&]attempt=\d+$/, '');

/** Adds one query parameter to a URL that may be relative and may have some already. */
export const withQuery = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
