import { REMOTE_NAMES, type Registry, type RemoteDescriptor, type RemoteName } from '@barg/contract';

export interface Override {
  name: RemoteName;
  /** Where the remote's build is served, without a slash at the end. */
  base: string;
}

const OVERRIDE_KEY = 'mf-override';
const FETCH_TIMEOUT_MS = 4000;

const isRemoteName = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/** `*:port` patterns do not exist: an origin is allowed by its full name, or all of localhost by `http://localhost`. */
export function isAllowedOrigin(base: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false;
  const { origin, protocol, hostname } = new URL(base);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}`);
}

function parseOverride(text: string): Override | null {
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  return at > 0 && isRemoteName(name) ? { name, base: text.slice(at + 1).replace(/\/$/, '') } : null;
}

/**
 * Reads `?mf-override=feed@http://localhost:4301,live@...`: remotes to be taken from a developer's machine. The
 * choice lasts as long as the tab; `?mf-override=` alone ends it.
 */
export function readOverrides(search: string, allowedOrigins: readonly string[]): Override[] {
  const asked = new URLSearchParams(search).get(OVERRIDE_KEY);
  if (asked !== null) sessionStorage.setItem(OVERRIDE_KEY, asked);
  const texts = (asked ?? sessionStorage.getItem(OVERRIDE_KEY) ?? '').split(',').filter(Boolean);
  return texts.map(parseOverride).filter((override): override is Override => {
    const isAllowed = override !== null && isAllowedOrigin(override.base, allowedOrigins);
    if (!isAllowed) console.warn('An override was ignored: unknown remote or origin not allowed', override);
    return isAllowed;
  });
}

/** The registry with the overridden remotes' manifests and descriptors. An unreachable override changes nothing. */
export async function applyOverrides(registry: Registry, overrides: readonly Override[]): Promise<Registry> {
  const entries = await Promise.all(
    overrides.map(async ({ name, base }) => {
      try {
        const response = await fetch(`${base}/descriptor.json`, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
        const descriptor = (await response.json()) as RemoteDescriptor;
        return [[name, { version: 'override', manifest: `${base}/mf-manifest.json`, descriptor }]];
      } catch (error) {
        console.warn(`The override of ${name} is not reachable`, error);
        return [];
      }
    }),
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(entries.flat()) } };
}
