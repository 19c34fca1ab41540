import { waitFor } from '@testing-library/dom';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { answerEarlyPress } from './early-press.ts';
import { HeardEvents } from './heard-events.tsx';
import { takeOverInSlices } from './take-over-in-slices.ts';

const PARTS = 200;

/** A page that the server has drawn, and how much of it React has gone through. */
function openPage() {
  let gone = 0;
  const pressed = jest.fn();
  const Part = () => {
    gone += 1;
    return <i>part</i>;
  };
  const tree = (
    <HeardEvents>
      {Array.from({ length: PARTS }, (_, index) => (
        <Part key={index} />
      ))}
      <button type="button" onClick={pressed}>
        press
      </button>
    </HeardEvents>
  );
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  document.body.replaceChildren(root);
  gone = 0;
  return { root, tree, pressed, gone: () => gone };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // React's work is awaited here task by task.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  let now = 0;
  // Each look at the clock is a millisecond later.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a drawn page is taken over in several tasks, and stays what it is', async () => {
  const { root, tree, gone } = openPage();
  const drawn = root.firstElementChild;
  takeOverInSlices(root, tree);
  const seen = new Set<number>();
  for (; gone() < PARTS; await nextTask()) seen.add(gone());
  expect(seen.size).toBeGreaterThan(3);
  expect(root.firstElementChild).toBe(drawn);
});

test('who presses something meanwhile is answered at once', () => {
  const { root, tree, pressed } = openPage();
  takeOverInSlices(root, tree);
  root.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('who pressed something before is answered as well, and nobody twice', async () => {
  const { root, tree, pressed } = openPage();
  root.querySelector('button')?.setAttribute('data-pressed', '');
  document.body.append(Object.assign(document.createElement('template'), { id: 'scripts' }));
  takeOverInSlices(root, tree);
  answerEarlyPress();
  answerEarlyPress();
  expect(document.getElementById('scripts')).toBeNull();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  await nextTask();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('who pressed something whose code comes later is answered once it is there, and once', async () => {
  const pressed = jest.fn();
  const Part = () => (
    <button type="button" onClick={pressed}>
      press
    </button>
  );
  const root = document.createElement('div');
  const drawn = renderToString(
    <HeardEvents>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </HeardEvents>,
  );
  root.append(document.createRange().createContextualFragment(drawn));
  document.body.replaceChildren(root);
  root.querySelector('button')?.setAttribute('data-pressed', '');
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Part }>();
  const Later = lazy(() => promise);
  takeOverInSlices(
    root,
    <HeardEvents>
      <Suspense fallback={null}>
        <Later />
      </Suspense>
    </HeardEvents>,
  );
  answerEarlyPress();
  await nextTask();
  expect(pressed).not.toHaveBeenCalled();
  resolve({ default: Part });
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  await nextTask();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press on what React knows and does not hear yet comes again until it is heard', async () => {
  const { root, tree, pressed } = openPage();
  const button = root.querySelector('button');
  button?.setAttribute('data-pressed', '');
  // As while the part is gone through, before it is put on the page.
  const deaf = jest.fn((event: Event) => event.stopImmediatePropagation());
  document.body.addEventListener('click', deaf, true);
  takeOverInSlices(root, tree);
  answerEarlyPress();
  await waitFor(() => expect(deaf).toHaveBeenCalledTimes(2));
  expect(pressed).not.toHaveBeenCalled();
  // What is planned from then on comes when it is called for.
  const isHeard = new Promise<void>((resolve) => {
    pressed.mockImplementation(() => {
      jest.useFakeTimers();
      resolve();
    });
  });
  document.body.removeEventListener('click', deaf, true);
  await isHeard;
  jest.advanceTimersByTime(10_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('nor is a press lost that comes meanwhile, and what is no part of the drawn page is left alone', async () => {
  const { root, tree, pressed } = openPage();
  const deaf = (event: Event) => event.stopImmediatePropagation();
  document.body.addEventListener('click', deaf, true);
  takeOverInSlices(root, tree);
  answerEarlyPress();
  const panel = jest.fn();
  const other = Object.assign(document.createElement('button'), { type: 'button', onclick: panel });
  document.body.append(other);
  other.click();
  root.querySelector('button')?.click();
  document.body.removeEventListener('click', deaf, true);
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(panel).not.toHaveBeenCalled();
});

test('who pressed what is drawn anew is answered by what stands in its place', async () => {
  const pressed = jest.fn();
  const root = document.createElement('div');
  const drawn = '<p>drawn</p><button type="button">one</button><button type="button">one</button>';
  root.append(document.createRange().createContextualFragment(drawn));
  document.body.replaceChildren(root);
  root.querySelectorAll('button')[1]?.setAttribute('data-pressed', '');
  const press = (what: string) => () => void pressed(what);
  createRoot(root).render(
    <HeardEvents>
      <button type="button" onClick={press('first')}>
        one
      </button>
      <button type="button" onClick={press('second')}>
        one
      </button>
    </HeardEvents>,
  );
  answerEarlyPress();
  await waitFor(() => expect(pressed.mock.calls).toEqual([['second']]));
});

test('who presses again once the page answers is not answered twice', () => {
  const { root, tree, pressed } = openPage();
  const button = root.querySelector('button');
  button?.setAttribute('data-pressed', '');
  jest.useFakeTimers();
  takeOverInSlices(root, tree);
  answerEarlyPress();
  button?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

/** A form whose code comes later, as a page's does. */
function openForm() {
  const sent = jest.fn();
  const LetterForm = () => (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('name'));
      }}
    >
      <input name="name" />
      <button type="submit">send</button>
    </form>
  );
  const root = document.createElement('div');
  const drawn = renderToString(
    <HeardEvents>
      <Suspense fallback={null}>
        <LetterForm />
      </Suspense>
    </HeardEvents>,
  );
  root.append(document.createRange().createContextualFragment(drawn));
  document.body.replaceChildren(root);
  const { promise, resolve } = Promise.withResolvers<{ default: typeof LetterForm }>();
  const Later = lazy(() => promise);
  const tree = (
    <HeardEvents>
      <Suspense fallback={null}>
        <Later />
      </Suspense>
    </HeardEvents>
  );
  const input = root.querySelector('input');
  if (input) input.value = 'nilou';
  return { root, tree, sent, button: root.querySelector('button'), arrive: () => resolve({ default: LetterForm }) };
}

test('a form that was sent before its page answers is sent once, with what was typed', async () => {
  const { root, tree, sent, button, arrive } = openForm();
  button?.setAttribute('data-pressed', '');
  takeOverInSlices(root, tree);
  answerEarlyPress();
  arrive();
  await waitFor(() => expect(sent.mock.calls).toEqual([['nilou']]));
  await nextTask();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a search, which has no button, is searched for as well', async () => {
  const searched = jest.fn();
  const Search = () => (
    <form
      role="search"
      action="/explore"
      onSubmit={(event) => {
        event.preventDefault();
        searched(new FormData(event.currentTarget).get('q'));
      }}
    >
      <input name="q" />
    </form>
  );
  const tree = (
    <HeardEvents>
      <Search />
    </HeardEvents>
  );
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  document.body.replaceChildren(root);
  const input = root.querySelector('input');
  if (input) input.value = 'leaf';
  root.querySelector('form')?.setAttribute('data-pressed', '');
  takeOverInSlices(root, tree);
  answerEarlyPress();
  await waitFor(() => expect(searched.mock.calls).toEqual([['leaf']]));
});

test('neither is one lost that is sent while the code of its part is on its way', async () => {
  const { root, tree, sent, button, arrive } = openForm();
  takeOverInSlices(root, tree);
  answerEarlyPress();
  await nextTask();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  root.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  arrive();
  await waitFor(() => expect(sent.mock.calls).toEqual([['nilou']]));
});
