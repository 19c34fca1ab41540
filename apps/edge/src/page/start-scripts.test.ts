import assert from 'node:assert/strict';
import test from 'node:test';
import { LATER_ID, STARTER, type StartingPage } from './start-scripts.ts';

/** A page in a browser, in which the script of the page has run. */
function openPage({ hidden = false } = {}) {
  const put: unknown[] = [];
  const frames: Array<() => void> = [];
  const timers = new Map<number, Array<() => void>>();
  const presses = new Map<string, () => void>();
  const window: StartingPage = {
    document: {
      hidden,
      getElementById: (id) => (id === LATER_ID ? { content: 'scripts' } : null),
      importNode: (content) => `copied ${content}`,
      head: { append: (content) => void put.push(content) },
    },
    addEventListener: (type, listener) => void presses.set(type, listener),
    requestAnimationFrame: (callback) => void frames.push(callback),
    setTimeout: (callback, milliseconds = 0) =>
      void timers.set(milliseconds, [...(timers.get(milliseconds) ?? []), callback]),
  };
  // As it stands in the page, where nothing of the module is.
  new Function('window', STARTER)(window);
  const run = (milliseconds: number) => timers.get(milliseconds)?.forEach((callback) => callback());
  return {
    put,
    presses,
    frame: () => frames.forEach((callback) => callback()),
    painted: () => run(0),
    aSecondLater: () => run(1000),
  };
}

test('scripts are started once, in the task after the first frame', () => {
  const page = openPage();
  page.frame();
  assert.deepEqual(page.put, []);
  page.painted();
  page.presses.get('keydown')?.();
  page.aSecondLater();
  assert.deepEqual(page.put, ['copied scripts']);
});

test('a press before the first frame starts them', () => {
  for (const press of ['pointerdown', 'keydown']) {
    const page = openPage();
    page.presses.get(press)?.();
    assert.deepEqual(page.put, ['copied scripts'], press);
  }
});

test('a page that paints nothing does not wait: one in the background, or hidden meanwhile', () => {
  assert.deepEqual(openPage({ hidden: true }).put, ['copied scripts']);
  const left = openPage();
  left.aSecondLater();
  assert.deepEqual(left.put, ['copied scripts']);
});
