import { OVERRIDE_KEY } from './boot.ts';
import type { RemoteName } from './descriptor.ts';
import { isRemoteName } from './remote-name.ts';

/** A developer's build of a remote, in place of the deployed one or in addition. */
export interface Override {
  name: RemoteName;
  /** The base URL of the build, without a slash at the end. */
  base: string;
}

/** Full origins are allowed, and all ports of a host as `http://localhost:*`. */
export function isAllowedOrigin(base: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false;
  const { origin, protocol, hostname } = new URL(base);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`);
}

/** Splits the overrides in `feed@http://localhost:4301,live@...` into allowed and refused ones. */
export function sortOverrides(value: string, allowedOrigins: readonly string[]) {
  const overrides = value
    .split(',')
    .filter(Boolean)
    .map((text): Override => {
      const [name = '', ...rest] = text.split('@');
      return { name, base: rest.join('@').replace(/\/$/, '') };
    });
  const isAllowed = ({ name, base }: Override): boolean => isRemoteName(name) && isAllowedOrigin(base, allowedOrigins);
  return {
    allowed: overrides.filter(isAllowed),
    refused: overrides.filter((override) => !isAllowed(override)),
  };
}

/** As text for the URL, and for the tab's storage. */
export const writeOverrides = (overrides: readonly Override[]): string =>
  overrides.map(({ name, base }) => `${name}@${base}`).join(',');

/** The overrides in a page's URL; null when it has none. */
export const askedOverrides = (search: string | URLSearchParams): string | null =>
  new URLSearchParams(search).get(OVERRIDE_KEY);
