import type { RemoteName } from '@barg/contract';
import type { ExposedComponent } from './federation.ts';

export type ExposeState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; Component: ExposedComponent }
  | { status: 'failed'; error: unknown };

export type ImportExpose = (remote: RemoteName, expose: string) => Promise<ExposedComponent>;

/** The whole of a load, container and chunks together; each request has its own shorter timeout. */
export const EXPOSE_TIMEOUT_MS = 10_000;

const IDLE: ExposeState = { status: 'idle' };
const LOADING: ExposeState = { status: 'loading' };

function rejectAfter(milliseconds: number, what: string): { promise: Promise<never>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not load in ${milliseconds} ms`)), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

/**
 * What is loaded of the remotes, as an external store for React. Not `React.lazy`: a loaded expose must render at
 * once (Suspense reveals late), and a failed one must be loadable again.
 */
export function createExposeStore(importExpose: ImportExpose, timeoutMs: number = EXPOSE_TIMEOUT_MS) {
  const states = new Map<string, ExposeState>();
  const listeners = new Set<() => void>();

  const keyOf = (remote: RemoteName, expose: string): string => `${remote}/${expose}`;
  const get = (remote: RemoteName, expose: string): ExposeState => states.get(keyOf(remote, expose)) ?? IDLE;

  const set = (remote: RemoteName, expose: string, state: ExposeState): void => {
    states.set(keyOf(remote, expose), state);
    listeners.forEach((listener) => listener());
  };

  /** What failed of a remote that is back: whoever still shows it asks for it anew. */
  const revive = (remote: RemoteName): void => {
    const failed = [...states].filter(([key, { status }]) => key.startsWith(`${remote}/`) && status === 'failed');
    failed.forEach(([key]) => states.set(key, IDLE));
  };

  /** Loads unless it is loaded or on its way; after a failure it tries again. Never rejects. */
  const load = async (remote: RemoteName, expose: string): Promise<ExposeState> => {
    const { status } = get(remote, expose);
    if (status === 'ready' || status === 'loading') return get(remote, expose);
    set(remote, expose, LOADING);
    const timeout = rejectAfter(timeoutMs, keyOf(remote, expose));
    try {
      const Component = await Promise.race([importExpose(remote, expose), timeout.promise]);
      revive(remote);
      set(remote, expose, { status: 'ready', Component });
    } catch (error) {
      set(remote, expose, { status: 'failed', error });
    } finally {
      timeout.cancel();
    }
    return get(remote, expose);
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return { get, load, subscribe };
}

export type ExposeStore = ReturnType<typeof createExposeStore>;
