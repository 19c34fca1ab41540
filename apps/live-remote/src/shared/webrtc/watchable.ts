import type { BehaviorSubject, Unsubscribable } from '@barg/runtime/rxjs';

/** The read-only interface of a BehaviorSubject. */
export interface Watchable<T> extends Pick<BehaviorSubject<T>, 'getValue'> {
  subscribe(next: (value: T) => void): Unsubscribable;
}
