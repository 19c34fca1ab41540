import { onDemand } from './on-demand.ts';

const setUp = () => {
  const release = jest.fn();
  let set: (value: number) => void = () => undefined;
  const start = jest.fn((given: (value: number) => void) => {
    set = given;
    return release;
  });
  return { start, release, set: (value: number) => set(value), source: onDemand(0, start) };
};
const nobody = () => undefined;

test('runs once for all who watch, and stops with the last of them', () => {
  const { start, release, source } = setUp();
  expect(start).not.toHaveBeenCalled();
  const leave = [source.subscribe(nobody), source.subscribe(nobody)];
  expect(start).toHaveBeenCalledTimes(1);

  leave[0]?.unsubscribe();
  expect(release).not.toHaveBeenCalled();
  leave[1]?.unsubscribe();

  expect(release).toHaveBeenCalledTimes(1);
});

test('starts anew for who comes later, and forgets what belonged to the run before', () => {
  const { start, set, source } = setUp();
  const leave = source.subscribe(nobody);
  set(7);
  expect(source.getValue()).toBe(7);
  leave.unsubscribe();
  set(8);
  expect(source.getValue()).toBe(0);

  source.subscribe(nobody);
  expect(start).toHaveBeenCalledTimes(2);
});
