import { renderToString } from 'react-dom/server';
import { answerEarlyPress } from './early-press.ts';
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
    <main>
      {Array.from({ length: PARTS }, (_, index) => (
        <Part key={index} />
      ))}
      <button type="button" onClick={pressed}>
        press
      </button>
    </main>
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

test('who pressed something before is answered as well, and nobody twice', () => {
  const { root, tree, pressed } = openPage();
  root.querySelector('button')?.setAttribute('data-pressed', '');
  document.body.append(Object.assign(document.createElement('template'), { id: 'scripts' }));
  takeOverInSlices(root, tree);
  answerEarlyPress();
  answerEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.getElementById('scripts')).toBeNull();
});
