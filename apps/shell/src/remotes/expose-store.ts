import type { RemoteName } from '@barg/contract';
import { isTimeout } from '../health/is-timeout.ts';
import type { ExposeState, ExposeStore, ImportExpose } from '../site/exposes.ts';

/** Who is told how loads end. */
export interface LoadWatch {
  loaded: (remote: RemoteName, milliseconds: number) => void;
  failed: (remote: RemoteName, error: unknown) => void;
}

/** The whole of a load, container and chunks together; each request has its own shorter timeout. */
export const EXPOSE_TIMEOUT_MS = 10_000;

const IDLE: ExposeState = { status: 'idle' };
const LOADING: ExposeState = { status: 'loading' };

function rejectAfter(milliseconds: number, what: string): { promise: Promise<never>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(`${what} did not load in time`, 'TimeoutError')), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

/**
 * What is loaded of the remotes, as an external store for React. Not `React.lazy`: a loaded expose must render at
 * once (Suspense reveals late), and a failed one must be loadable again.
 */
export function createExposeStore(
  importExpose: ImportExpose,
  { timeoutMs = EXPOSE_TIMEOUT_MS, watch }: { timeoutMs?: number; watch?: LoadWatch } = {},
): ExposeStore {
  let states: ReadonlyMap<string, ExposeState> = new Map();
  const listeners = new Set<() => void>();

  const keyOf = (remote: RemoteName, expose: string): string => `${remote}/${expose}`;
  const get = (remote: RemoteName, expose: string): ExposeState => states.get(keyOf(remote, expose)) ?? IDLE;

  const set = (remote: RemoteName, expose: string, state: ExposeState): void => {
    states = new Map(states).set(keyOf(remote, expose), state);
    listeners.forEach((listener) => listener());
  };

  /** What failed of a remote that is back: whoever still shows it asks for it anew. */
  const revive = (remote: RemoteName): void => {
    const isFailed = (key: string, { status }: ExposeState) => key.startsWith(`${remote}/`) && status === 'failed';
    states = new Map([...states].map(([key, state]) => [key, isFailed(key, state) ? IDLE : state]));
  };

  /** Slow is not broken: what has timed out is asked for once more, by another URL, before the visitor is. */
  const importPatiently: ImportExpose = async (remote, expose) => {
    try {
      return await importExpose(remote, expose);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      return importExpose(remote, expose);
    }
  };

  const load = async (remote: RemoteName, expose: string): Promise<ExposeState> => {
    const { status } = get(remote, expose);
    if (status === 'ready' || status === 'loading') return get(remote, expose);
    set(remote, expose, LOADING);
    const startedAt = performance.now();
    const timeout = rejectAfter(timeoutMs, keyOf(remote, expose));
    try {
      const Component = await Promise.race([importPatiently(remote, expose), timeout.promise]);
      watch?.loaded(remote, performance.now() - startedAt);
      revive(remote);
      set(remote, expose, { status: 'ready', Component });
    } catch (error) {
      watch?.failed(remote, error);
      set(remote, expose, { status: 'failed', error });
    } finally {
      timeout.cancel();
    }
    return get(remote, expose);
  };

  const forgetFailure = (remote: RemoteName, expose: string): void => {
    if (get(remote, expose).status === 'failed') set(remote, expose, IDLE);
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const list = (): ReadonlyMap<string, ExposeState> => states;

  return { forgetFailure, get, list, load, subscribe };
}
