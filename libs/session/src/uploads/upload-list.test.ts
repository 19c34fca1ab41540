import { UploadList } from './upload-list.ts';
import { newUpload } from './upload.ts';

const photo = (key: string) => newUpload(key, `${key}.jpg`, 'photo');
const create = (...keys: string[]) => new UploadList(keys.map(photo), []);
const keysOf = (list: UploadList) => list.getSnapshot().map(({ key }) => key);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a snapshot is the same until something changes, and a server has its own', () => {
  const list = create('one');
  const listener = jest.fn();
  const unsubscribe = list.subscribe(listener);
  const before = list.getSnapshot();
  list.change('unknown', { progress: 1 });
  list.add([photo('one')]);
  expect(list.getSnapshot()).toBe(before);
  list.change('one', { progress: 0.2 });
  expect(list.getSnapshot()).not.toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
  list.change('one', { progress: 0.5 });
  list.change('one', { progress: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  list.change('one', { progress: 0 });
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.getServerSnapshot()).toEqual([]);
});

test('files keep their order: one that takes the place of another stands there, others come behind', () => {
  const list = create('one', 'two');
  list.change('one', { acceptedKinds: 'JPEG' });
  list.put({ ...photo('one'), name: 'another.jpg' });
  list.put(photo('three'));
  expect(list.getSnapshot()[0]).toEqual({ ...photo('one'), name: 'another.jpg' });
  list.move('three', -1);
  list.move('one', -1);
  expect(keysOf(list)).toEqual(['one', 'three', 'two']);
});

test('what is taken out is ended, for good or not, with its picture; what stays goes on', () => {
  URL.createObjectURL = () => 'blob:one';
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  const list = create('one', 'two', 'three');
  const running = () => ({ stop: jest.fn(), cancel: jest.fn(), pause: jest.fn(), resume: jest.fn() });
  const [one, two, three] = [running(), running(), running()];
  list.run('one', one);
  list.run('two', two);
  list.run('three', three);
  expect(list.preview('one', new File([], 'one.jpg', { type: 'image/jpeg' }))).toBe('blob:one');
  list.remove(['one'], 'cancel');
  list.remove(['two'], 'stop');
  expect([one.cancel, two.stop, revoke].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect([two.cancel, three.stop].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(keysOf(list)).toEqual(['three']);
  list.endAll();
  expect(three.stop).toHaveBeenCalled();
});
