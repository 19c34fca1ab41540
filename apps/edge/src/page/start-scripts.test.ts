import assert from 'node:assert/strict';
import test from 'node:test';
import { HELD, HOLDER } from './held-pictures.ts';
import {
  LATER_ID,
  PRESSED,
  STARTER,
  type StartingElement,
  type StartingEvent,
  type StartingPage,
} from './start-scripts.ts';

/** A page in a browser, in which the script of the page has run. */
function openPage({ hidden = false, picture = null as 'awaited' | 'there' | null } = {}) {
  const attributes = new Set<string>();
  const ofPicture = new Map<string, () => void>();
  const main = {
    complete: picture === 'there',
    addEventListener: (type: string, listener: () => void) => void ofPicture.set(type, listener),
  };
  const put: unknown[] = [];
  const frames: Array<() => void> = [];
  const timers = new Map<number, Array<() => void>>();
  const presses = new Map<string, (event: StartingEvent) => void>();
  const marked = new Set<string>();
  let isTakenOver = false;
  const prevented: string[] = [];
  const button = (name: string): StartingElement => ({
    closest: (selector) => {
      if (selector === 'form[method=post],form[role=search]') return name === 'filter' ? null : button(name);
      return selector === 'button[type=button]' ? button(name) : null;
    },
    querySelector: (selector) =>
      selector === '[type=submit]' && name !== 'search' ? button(`submit of ${name}`) : null,
    setAttribute: () => void marked.add(name),
    removeAttribute: () => void marked.delete(name),
  });
  const window: StartingPage = {
    document: {
      hidden,
      documentElement: { removeAttribute: (name) => void attributes.delete(name) },
      getElementById: (id) => (id === LATER_ID && !isTakenOver ? { content: 'scripts' } : null),
      querySelector: (selector) => {
        if (selector === 'img[fetchpriority=high]') return picture && { ...button('picture'), ...main };
        const [name] = marked;
        return selector === `[${PRESSED}]` && name !== undefined ? button(name) : null;
      },
      importNode: (content) => `copied ${content}`,
      head: { append: (content) => void put.push(content) },
    },
    addEventListener: (type, listener) => void presses.set(type, listener),
    requestAnimationFrame: (callback) => void frames.push(callback),
    setTimeout: (callback, milliseconds = 0) =>
      void timers.set(milliseconds, [...(timers.get(milliseconds) ?? []), callback]),
  };
  // As they stand in the page, where nothing of the modules is.
  if (picture) {
    const documentElement = { setAttribute: (name: string) => void attributes.add(name) };
    new Function('window', HOLDER)({ document: { documentElement } });
  }
  new Function('window', STARTER)(window);
  const run = (milliseconds: number) => timers.get(milliseconds)?.forEach((callback) => callback());
  const happen = (type: string, name = 'x', submitter: string | null = null) =>
    presses.get(type)?.({
      target: button(name),
      submitter: submitter === null ? null : button(submitter),
      preventDefault: () => void prevented.push(name),
    });
  return {
    put,
    happen,
    marked,
    prevented,
    takeOver: () => void (isTakenOver = true),
    frame: () => frames.forEach((callback) => callback()),
    painted: () => run(0),
    aMomentLater: () => run(100),
    isHeld: () => attributes.has(HELD),
    pictureEnds: (how: 'load' | 'error') => ofPicture.get(how)?.(),
    aSecondLater: () => run(1000),
  };
}

test('scripts are started once, in the task after the first frame', () => {
  const page = openPage();
  page.frame();
  assert.deepEqual(page.put, []);
  page.painted();
  page.happen('keydown');
  page.aSecondLater();
  assert.deepEqual(page.put, ['copied scripts']);
});

test('smaller pictures and scripts wait until the main picture has come, or cannot', () => {
  for (const how of ['load', 'error'] as const) {
    const page = openPage({ picture: 'awaited' });
    page.frame();
    page.painted();
    assert.deepEqual([page.put, page.isHeld()], [[], true]);
    page.pictureEnds(how);
    page.aMomentLater();
    assert.deepEqual([page.put, page.isHeld()], [['copied scripts'], false], how);
  }
});

test('they wait for a moment only, for no picture that is there, and not when something is pressed', () => {
  const slow = openPage({ picture: 'awaited' });
  slow.frame();
  slow.painted();
  slow.aMomentLater();
  assert.deepEqual([slow.put, slow.isHeld()], [['copied scripts'], false]);
  const kept = openPage({ picture: 'there' });
  kept.frame();
  kept.painted();
  assert.deepEqual([kept.put, kept.isHeld()], [['copied scripts'], false]);
  const pressed = openPage({ picture: 'awaited' });
  pressed.happen('pointerdown');
  assert.deepEqual([pressed.put, pressed.isHeld()], [['copied scripts'], false]);
  const hidden = openPage({ picture: 'awaited', hidden: true });
  assert.deepEqual([hidden.put, hidden.isHeld()], [['copied scripts'], false]);
});

test('a press before the first frame starts them', () => {
  for (const press of ['pointerdown', 'keydown']) {
    const page = openPage();
    page.happen(press);
    assert.deepEqual(page.put, ['copied scripts'], press);
  }
});

test('a page that paints nothing does not wait: one in the background, or hidden meanwhile', () => {
  assert.deepEqual(openPage({ hidden: true }).put, ['copied scripts']);
  const left = openPage();
  left.aSecondLater();
  assert.deepEqual(left.put, ['copied scripts']);
});

test('the button that was pressed last is marked until the page is taken over', () => {
  const page = openPage();
  page.happen('click', 'language');
  page.happen('click', 'theme');
  assert.deepEqual([...page.marked], ['theme']);
  page.takeOver();
  page.happen('click', 'language');
  assert.deepEqual([...page.marked], ['theme']);
});

test('a form that is sent too early waits, with the button that sent it, and a search, which has none', () => {
  const page = openPage();
  page.happen('submit', 'filter');
  assert.deepEqual([...page.marked, ...page.prevented], []);
  page.happen('submit', 'search');
  assert.deepEqual([...page.marked], ['search']);
  page.happen('click', 'theme');
  page.happen('submit', 'login');
  assert.deepEqual([...page.marked], ['submit of login']);
  page.happen('submit', 'login', 'log in');
  assert.deepEqual([...page.marked], ['log in']);
  assert.deepEqual(page.prevented, ['search', 'login', 'login']);
  page.takeOver();
  page.happen('submit', 'login', 'other');
  assert.deepEqual([[...page.marked], page.prevented.length], [['log in'], 3]);
});
