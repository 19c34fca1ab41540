import { createExposeStore } from './expose-store.ts';
import type { ExposedComponent } from '../site/exposes.ts';

const Page: ExposedComponent = () => null;

describe('expose store', () => {
  it('is ready once loaded, and loads only once', async () => {
    const importExpose = jest.fn(async () => Page);
    const store = createExposeStore(importExpose);
    expect(store.get('feed', './home')).toEqual({ status: 'idle' });
    const loads = [store.load('feed', './home'), store.load('feed', './home')];
    expect(store.get('feed', './home')).toEqual({ status: 'loading' });
    await Promise.all(loads);
    await store.load('feed', './home');
    expect(store.get('feed', './home')).toEqual({ status: 'ready', Component: Page });
    expect(importExpose).toHaveBeenCalledTimes(1);
  });

  it('keeps the failure, and tries anew when asked again', async () => {
    const importExpose = jest.fn<Promise<ExposedComponent>, []>().mockRejectedValueOnce(new Error('500'));
    importExpose.mockResolvedValue(Page);
    const store = createExposeStore(importExpose);
    expect(await store.load('feed', './home')).toMatchObject({ status: 'failed' });
    expect(await store.load('feed', './home')).toMatchObject({ status: 'ready' });
  });

  it('asks once more by itself for what was too slow, and not for what is broken', async () => {
    const slow = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'timeout' });
    const importExpose = jest.fn<Promise<ExposedComponent>, []>().mockRejectedValueOnce(slow).mockResolvedValue(Page);
    const failed = jest.fn();
    const store = createExposeStore(importExpose, { watch: { loaded: jest.fn(), failed } });
    expect(await store.load('feed', './home')).toMatchObject({ status: 'ready' });
    expect(failed).not.toHaveBeenCalled();

    importExpose.mockRejectedValue(slow);
    expect(await store.load('live', './live')).toEqual({ status: 'failed', error: slow });
    expect(importExpose).toHaveBeenCalledTimes(4);
    importExpose.mockRejectedValue(new Error('broken'));
    expect(await store.load('live', './live')).toMatchObject({ status: 'failed' });
    expect(importExpose).toHaveBeenCalledTimes(5);
  });

  it('gives the other exposes of a remote another chance as soon as one of them loads', async () => {
    const importExpose = jest.fn<Promise<ExposedComponent>, []>().mockRejectedValueOnce(new Error('500'));
    importExpose.mockRejectedValueOnce(new Error('500')).mockResolvedValue(Page);
    const store = createExposeStore(importExpose);
    await store.load('commerce', './balance-chip');
    await store.load('live', './live');
    await store.load('commerce', './wallet');
    expect(store.get('commerce', './balance-chip').status).toBe('idle');
    expect(store.get('live', './live').status).toBe('failed');
  });

  it('fails by itself when nothing ever comes', async () => {
    jest.useFakeTimers();
    const store = createExposeStore(() => new Promise(() => undefined), { timeoutMs: 4000 });
    const loading = store.load('live', './live');
    await jest.advanceTimersByTimeAsync(3999);
    expect(store.get('live', './live').status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({
      status: 'failed',
      error: { name: 'TimeoutError', message: 'live/./live did not load in time' },
    });
    jest.useRealTimers();
  });

  it('tells its listeners of every change until they leave', async () => {
    const store = createExposeStore(async () => Page);
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    await store.load('feed', './home');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    await store.load('feed', './explore');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
