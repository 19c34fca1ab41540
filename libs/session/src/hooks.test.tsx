import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StoreProvider } from '@barg/runtime/store';
import { useIsStarting } from './hooks.ts';
import { createStore, type AppStore } from './store/store.ts';
import { uiSlice } from './ui/ui-slice.ts';

const Waiting = () => (useIsStarting() ? <p>waiting</p> : <button type="button">Pull</button>);

const pageWith = (store: AppStore) => (
  <StoreProvider store={store}>
    <Waiting />
  </StoreProvider>
);

test('a part that is taken over after the start is first what the server drew, then what follows the start', async () => {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(pageWith(createStore()))));
  const [drawn] = root.children;
  const store = createStore();
  store.dispatch(uiSlice.actions.initialLoadingFinished());
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, pageWith(store), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(drawn).toHaveTextContent('waiting');
  expect(root).toHaveTextContent('Pull');
  act(() => hydrated.unmount());
});

test('a part of the first page is drawn once when it is taken over, and once more at the end of the start', async () => {
  const drawn: boolean[] = [];
  const Part = () => {
    const isStarting = useIsStarting();
    drawn.push(isStarting);
    return <p>{isStarting ? 'waiting' : 'started'}</p>;
  };
  const store = createStore();
  const page = (
    <StoreProvider store={store}>
      <Part />
    </StoreProvider>
  );
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(page)));
  drawn.length = 0;
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(drawn).toEqual([true]);
  act(() => void store.dispatch(uiSlice.actions.initialLoadingFinished()));
  expect(drawn).toEqual([true, false]);
  expect(root).toHaveTextContent('started');
  act(() => hydrated.unmount());
});

test('a part that comes after the start does not wait', () => {
  const store = createStore();
  store.dispatch(uiSlice.actions.initialLoadingFinished());
  const { container } = render(pageWith(store));
  expect(container).toHaveTextContent('Pull');
});
