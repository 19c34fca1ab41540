/**
 * What the site uses of RxJS. The shared singleton is this module, so the builds drop the rest of the package;
 * a name that is missing here is added here.
 */
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
export type { Subscriber } from 'rxjs';
