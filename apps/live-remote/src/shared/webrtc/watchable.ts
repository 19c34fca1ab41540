import type { BehaviorSubject, Unsubscribable } from '@barg/runtime/rxjs';

/** What readers see of a BehaviorSubject: its value, told to a subscriber at once and after every change. */
export interface Watchable<T> extends Pick<BehaviorSubject<T>, 'getValue'> {
  subscribe(next: (value: T) => void): Unsubscribable;
}
