/**
 * Every export of RxJS. What the shell uses itself it lends; another operator is brought along by the remote that asks
 * for it, and takes the lent observables. The names written out go before the others.
 */
export * from 'rxjs';
export {
  BehaviorSubject,
  Observable,
  Subject,
  Subscription,
  distinctUntilChanged,
  filter,
  map,
  merge,
  of,
  switchMap,
  takeWhile,
  timer,
} from '@barg/runtime/lent/rxjs';
