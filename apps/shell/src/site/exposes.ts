import type { ComponentType } from 'react';
import type { RemoteName } from '@barg/contract';

/** A page, a filler or a dialog of a remote; which props it takes is agreed by its slot or intent. */
export type ExposedComponent = ComponentType<object>;

export type ExposeState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; Component: ExposedComponent }
  | { status: 'failed'; error: unknown };

export type ImportExpose = (remote: RemoteName, expose: string) => Promise<ExposedComponent>;

/** What is loaded of the remotes, see remotes/expose-store.ts. */
export interface ExposeStore {
  get: (remote: RemoteName, expose: string) => ExposeState;
  /** Loads unless it is loaded or on its way; after a failure it tries again. Never rejects. */
  load: (remote: RemoteName, expose: string) => Promise<ExposeState>;
  /** A failure is no answer for who comes later: the next who asks has it tried again. */
  forgetFailure: (remote: RemoteName, expose: string) => void;
  /** Everything that was ever asked for, by `remote/./expose`; another object after each change. */
  list: () => ReadonlyMap<string, ExposeState>;
  subscribe: (listener: () => void) => () => void;
}
