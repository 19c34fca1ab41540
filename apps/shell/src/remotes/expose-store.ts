import type { RemoteName } from '@barg/contract';
import { createObservable } from '@barg/runtime/observable';
import { isTimeout } from '../health/is-timeout.ts';
import type { Health } from '../site/health.ts';
import type { ExposeState, ExposeStore, ImportExpose } from '../site/exposes.ts';

/** Called when a load ends. */
type LoadWatch = Pick<Health, 'loaded' | 'failed'>;

/** For a whole load, container and chunks; each request has a shorter timeout of its own. */
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
 * The load states of all exposes, as an external store for React. Not `React.lazy`: a loaded expose must render at
 * once (Suspense reveals late), and a failed one must be loadable again.
 */
export function createExposeStore(
  importExpose: ImportExpose,
  { timeoutMs = EXPOSE_TIMEOUT_MS, watch }: { timeoutMs?: number; watch?: LoadWatch } = {},
): ExposeStore {
  const states = createObservable<ReadonlyMap<string, ExposeState>>(new Map());

  const keyOf = (remote: RemoteName, expose: string): string => `${remote}/${expose}`;
  const get = (remote: RemoteName, expose: string): ExposeState => states.get().get(keyOf(remote, expose)) ?? IDLE;

  /** Also sets failed exposes to idle when one of the same remote is ready: the places that show them load again. */
  const set = (remote: RemoteName, expose: string, state: ExposeState): void => {
    const next = new Map(states.get());
    for (const [key, { status }] of next)
      if (state.status === 'ready' && status === 'failed' && key.startsWith(`${remote}/`)) next.set(key, IDLE);
    states.set(next.set(keyOf(remote, expose), state));
  };

  /** Imports once more, by another URL, after a timeout; only then is the visitor asked to try again. */
  const importWithRetry: ImportExpose = async (remote, expose) => {
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
      const Component = await Promise.race([importWithRetry(remote, expose), timeout.promise]);
      watch?.loaded(remote, performance.now() - startedAt);
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

  return { forgetFailure, get, list: states.get, load, subscribe: states.subscribe };
}
