import { deviceStore } from '@barg/runtime/browser-stores';
import type { AppStore } from '../store/store.ts';
import { uiSlice, type UiState } from './ui-slice.ts';

const UI_KEY = 'barg.ui';

type PersistedUi = Omit<UiState, 'initialLoading'>;

/** The ui state of the last visit; an unreadable one counts as none. */
export function readPersistedUi(): Partial<PersistedUi> {
  try {
    const parsed: unknown = JSON.parse(deviceStore.getItem(UI_KEY) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Writes the ui state after each change of it. Returns how to stop. */
export function persistUi(store: AppStore): () => void {
  let last: UiState | undefined;
  return store.subscribe(() => {
    const ui = uiSlice.selectors.selectUi(store.getState());
    if (ui === last) return;
    last = ui;
    const { initialLoading: _notPersisted, ...persisted } = ui;
    deviceStore.setItem(UI_KEY, JSON.stringify(persisted));
  });
}
