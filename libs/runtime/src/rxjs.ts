/**
 * What the site uses of RxJS. The shared singleton is this module, so the builds drop the rest of the package;
 * a name that is missing here is added here.
 */
export { BehaviorSubject, EMPTY, Observable, Subject, Subscription, fromEvent, merge, of, timer } from 'rxjs';
export type { Subscriber } from 'rxjs';
export {
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  share,
  switchMap,
  take,
  takeUntil,
  tap,
  throttleTime,
} from 'rxjs';
