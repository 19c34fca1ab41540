import type { Registry } from './descriptor.ts';

/** The id of the JSON block in which the web tier hands {@link BootData} to the shell. */
export const BOOT_DATA_ID = 'boot-data';

/** What the web tier already knows when it answers with the page, so that the shell need not ask for it. */
export interface BootData {
  /** `GET /settings/public`; null when the API did not answer in time: the shell asks itself then. */
  settings: Record<string, unknown> | null;
  /** `GET /users/me` of the token cookie; null for a guest or when the API did not answer in time. */
  user: Record<string, unknown> | null;
  registry: Registry;
  /** The culture of the page as served (`lang` and `dir` follow it): query, then cookie, then the default. */
  culture: string;
  theme: 'light' | 'dark';
  /** Origins from which `?mf-override=name@origin` may load a remote; empty in production. */
  overrideOrigins: readonly string[];
}

/**
 * Containers are JavaScript identifiers, so a remote's federated name has underscores: `creator-studio` is
 * `creator_studio`.
 */
export const containerNameOf = (remote: string): string => remote.replaceAll('-', '_');
