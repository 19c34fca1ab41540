import { act } from '@testing-library/react';
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
