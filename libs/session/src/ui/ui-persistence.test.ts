import { createStore } from '../store/store.ts';
import { persistUi, readPersistedUi } from './ui-persistence.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
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

  it('keeps what the settings call the site, and writes nothing where only others of them change', () => {
    const store = createStore();
    const stop = persistUi(store);
    store.dispatch(
      settingsSlice.actions.settingsLoaded({ siteName: 'Leaf', menus: [{ title: 'Help', path: '/page/help' }] }),
    );
    expect(readPersistedUi()).toMatchObject({ siteName: 'Leaf', menus: [{ title: 'Help', path: '/page/help' }] });
    localStorage.clear();
    store.dispatch(settingsSlice.actions.settingsLoaded({ minimumTipPrice: 3 }));
    expect(readPersistedUi()).toEqual({});
    stop();
  });

  it('reads damaged storage as none', () => {
    localStorage.setItem('barg.ui', '{"theme":');
    expect(readPersistedUi()).toEqual({});
  });
});
