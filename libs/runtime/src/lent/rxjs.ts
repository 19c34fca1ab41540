/** What the shell lends of RxJS: what it uses itself. All of the package is pure (`../rxjs.ts`). */
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
} from 'rxjs';
