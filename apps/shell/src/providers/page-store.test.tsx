import { renderToString } from 'react-dom/server';
import { waitFor } from '@testing-library/dom';
import { createPageSession, uiSlice, useAppSelector } from '@barg/session';
import { takeOverInSlices } from '../boot/take-over-in-slices.ts';
import { createHost } from './host.ts';
import { PageStore } from './page-store.tsx';

const PARTS = 200;

function Part() {
  return <i>{useAppSelector(uiSlice.selectors.selectUi).theme}</i>;
}

const Parts = () => Array.from({ length: PARTS }, (_, index) => <Part key={index} />);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // React's work is awaited here task by task.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  let now = 0;
  // Each look at the clock is a millisecond later.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

test('what changes while a drawn page is taken over is shown after that, and nothing is drawn anew', async () => {
  const { store } = createPageSession(createHost(() => '/').environment);
  store.dispatch(uiSlice.actions.uiRestored({ theme: 'light', locale: 'fa-IR' }));
  const tree = (
    <PageStore store={store} drawnState={store.getState()}>
      <Parts />
    </PageStore>
  );
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  const [first, last] = [root.firstElementChild, root.lastElementChild];
  takeOverInSlices(root, tree);
  await nextTask();
  store.dispatch(uiSlice.actions.uiRestored({ theme: 'dark', locale: 'fa-IR' }));
  await waitFor(() => expect(root.textContent).toBe('dark'.repeat(PARTS)));
  expect(root.firstElementChild).toBe(first);
  expect(root.lastElementChild).toBe(last);
});
