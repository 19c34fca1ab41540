import type { RemoteName } from '@barg/contract';
import type { Channel, ReleaseRef } from '@barg/releases';
import { SURFACE_FILE, surfaceSchema, type Surface } from '../shared-surface/shape.ts';
import { DeployError } from './deploy-error.ts';

interface Arm {
  visitors: number;
  failed: number;
}

export interface Withdrawal {
  withdrawnAt: string;
  figures: { canary: Arm; stable: Arm };
}

/** A statement as a site tells it. */
export interface PublishedChannel extends Channel {
  team: string;
  keyId: string;
  digest: string;
  /** The names that people gave the versions it speaks of. */
  labels: Record<string, string>;
  /** Why nobody gets the canary, where the site has taken it back. */
  withdrawal: Withdrawal | null;
}

const TIMEOUT_MS = 30_000;

/** The site answered, and took nothing. */
export class RefusedError extends DeployError {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`The site refused it (${code}): ${message}`);
    this.code = code;
  }
}

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = error as Error;
    throw new DeployError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : message}`);
  }
}

async function send<T>(url: string, method: 'POST' | 'PUT' | 'GET', body?: Buffer): Promise<T> {
  const answer = await request(url, { method, ...(body ? { body: new Uint8Array(body) } : {}) });
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  const parsed = text.startsWith('{') ? (JSON.parse(text) as { code?: string; message?: string }) : {};
  if (!answer.ok) throw new RefusedError(parsed.code ?? `HTTP ${answer.status}`, parsed.message ?? text.slice(0, 200));
  return parsed as T;
}

/** A running site as the deploy tool speaks with it. */
export function siteAt(address: string) {
  const root = `${address}/deployments`;
  return {
    origin: new URL(address).origin,
    /** What the site runs: its shell's contract version, and the live statement of each remote. */
    list: () => send<{ contract: string; remotes: PublishedChannel[] }>(root, 'GET'),
    live: async (remote: RemoteName): Promise<PublishedChannel | null> => {
      try {
        return await send<PublishedChannel>(`${root}/${remote}`, 'GET');
      } catch (error) {
        if (error instanceof RefusedError && error.code === 'release.not_found') return null;
        throw error;
      }
    },
    history: async (remote: RemoteName) =>
      (await send<{ statements: PublishedChannel[] }>(`${root}/${remote}/history`, 'GET')).statements,
    /** What its shell lends to remotes; null when it was built before shells said so. */
    lent: async (): Promise<Surface | null> => {
      const answer = await request(`${address}/${SURFACE_FILE}`);
      return answer.ok ? surfaceSchema.parse(await answer.json()) : null;
    },
    /** @returns the files that the site lacks */
    sendRelease: (bytes: Buffer) => send<{ ref: ReleaseRef; missing: string[] }>(`${root}/releases`, 'POST', bytes),
    sendFile: (remote: RemoteName, version: string, file: string, bytes: Buffer) =>
      send<void>(`${root}/${remote}/${version}/files/${encodeURI(file)}`, 'PUT', bytes),
    sendChannel: (bytes: Buffer) => send<PublishedChannel>(`${root}/channel`, 'POST', bytes),
  };
}

export type Site = ReturnType<typeof siteAt>;
