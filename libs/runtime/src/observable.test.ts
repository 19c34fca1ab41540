import { createObservable } from './observable.ts';

test('subscribers are called after each change, until they unsubscribe', () => {
  const observable = createObservable('first');
  const seen: string[] = [];
  const unsubscribe = observable.subscribe(() => seen.push(observable.get()));
  observable.set('second');
  observable.set('second');
  unsubscribe();
  observable.set('third');
  expect(seen).toEqual(['second', 'second']);
  expect(observable.get()).toBe('third');
});

test('a listener that is given twice is called once, and one may unsubscribe while it is called', () => {
  const observable = createObservable(0);
  const listener = jest.fn(() => unsubscribe());
  const unsubscribe = observable.subscribe(listener);
  observable.subscribe(listener);
  observable.set(1);
  observable.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
