import type { ComponentType } from 'react';
import type { RemoteName } from '@barg/contract';
import type { PageData } from '@barg/session';

/** A page, filler or dialog of a remote; its slot or intent defines the props. */
export type ExposedComponent = ComponentType<object> & {
  /** Of a page that the server can draw. */
  firstData?: PageData;
};

export type ExposeState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; Component: ExposedComponent }
  | { status: 'failed'; error: unknown };

export type ImportExpose = (remote: RemoteName, expose: string) => Promise<ExposedComponent>;

/** The load states of exposes, see remotes/expose-store.ts. */
export interface ExposeStore {
  get: (remote: RemoteName, expose: string) => ExposeState;
  /** Loads it unless it is loaded or loading; after a failure it tries again. Never rejects. */
  load: (remote: RemoteName, expose: string) => Promise<ExposeState>;
  /** Sets a failed expose to idle, so that the next use loads it again. */
  forgetFailure: (remote: RemoteName, expose: string) => void;
  /** Every expose that was ever requested, by `remote/./expose`; a new object after each change. */
  list: () => ReadonlyMap<string, ExposeState>;
  subscribe: (listener: () => void) => () => void;
}
