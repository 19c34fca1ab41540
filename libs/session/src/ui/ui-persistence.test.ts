import { createStore } from '../store/store.ts';
import { persistUi, readPersistedUi } from './ui-persistence.ts';
import { uiSlice } from './ui-slice.ts';

describe('persistUi', () => {
  it('keeps the ui state without initialLoading', () => {
    const store = createStore();
    const stop = persistUi(store);
    store.dispatch(uiSlice.actions.themeChosen('dark'));
    stop();
    expect(readPersistedUi()).toMatchObject({ theme: 'dark', siteName: 'Barg' });
    expect(readPersistedUi()).not.toHaveProperty('initialLoading');
  });

  it('reads damaged storage as none', () => {
    localStorage.setItem('barg.ui', '{"theme":');
    expect(readPersistedUi()).toEqual({});
  });
});
