import { OneUpload } from './one-upload.ts';
import type { UploadChange } from './run-upload.ts';

const begin = (upload: OneUpload) => {
  const stop = jest.fn();
  const events = { onArrived: jest.fn(), onReady: jest.fn(), onFailed: jest.fn() };
  let change = (_values: UploadChange) => {};
  const arrived = upload.run((tell) => {
    change = tell;
    return { stop };
  }, events);
  return { arrived, change: (values: UploadChange) => change(values), stop, events };
};

test('tells how far a file is, that it has arrived, and nothing once it is ready', async () => {
  const upload = new OneUpload();
  const listener = jest.fn();
  upload.subscribe(listener);
  const { arrived, change, events } = begin(upload);
  change({ state: 'sending', progress: 0.5 });
  expect(upload.getSnapshot()).toMatchObject({ state: 'sending', progress: 0.5 });
  change({ state: 'processing', fileId: 'file-1' });
  expect(await arrived).toBe(true);
  change({ state: 'ready' });
  expect(upload.getSnapshot()).toBeNull();
  expect([events.onArrived, events.onReady, listener].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 4]);
});

test('a file gives way to a new one, of which alone is told from then on', async () => {
  const upload = new OneUpload();
  const first = begin(upload);
  const second = begin(upload);
  expect(first.stop).toHaveBeenCalled();
  expect(await first.arrived).toBe(false);
  first.change({ state: 'processing', fileId: 'file-1' });
  expect(upload.getSnapshot()?.state).toBe('queued');
  expect(first.events.onArrived).not.toHaveBeenCalled();
  second.change({ state: 'cut', error: 'No answer.' });
  expect(await second.arrived).toBe(false);
  expect(second.events.onFailed).toHaveBeenCalledWith(expect.objectContaining({ error: 'No answer.', fileId: null }));
});

test('what was sent earlier is no reason to give up what is on its way', () => {
  const upload = new OneUpload();
  const { stop } = begin(upload);
  upload.follow('file-0', { onReady: jest.fn() });
  expect(stop).not.toHaveBeenCalled();
  upload.end();
  expect([stop.mock.calls.length, upload.getSnapshot(), upload.getServerSnapshot()]).toEqual([1, null, null]);
});
