import { OVERRIDE_KEY } from './boot.ts';
import type { RemoteName } from './descriptor.ts';
import { isRemoteName } from './remote-name.ts';

/** A remote that a developer brings in place of the deployed one, or beside those that are. */
export interface Override {
  name: RemoteName;
  /** Where the remote's build is served, without a slash at the end. */
  base: string;
}

/** Allowed are full origins, and all ports of a host by `http://localhost:*`. */
export function isAllowedOrigin(base: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false;
  const { origin, protocol, hostname } = new URL(base);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`);
}

/** Parts what a page may take from what it may not, of the value `feed@http://localhost:4301,live@...`. */
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

/** As it stands in an address, and in the memory of a tab. */
export const writeOverrides = (overrides: readonly Override[]): string =>
  overrides.map(({ name, base }) => `${name}@${base}`).join(',');

/** What the address of a page asks for; null when it does not speak of overrides. */
export const askedOverrides = (search: string | URLSearchParams): string | null =>
  new URLSearchParams(search).get(OVERRIDE_KEY);
