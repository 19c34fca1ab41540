import { DEFAULT_LOCALE } from '@barg/contract';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { settingsSlice } from '../settings/settings-slice.ts';

export type ThemeName = 'light' | 'dark';

export interface UiState {
  siteName: string;
  logo: string;
  menus: ReadonlyArray<{ title: string; path: string }>;
  favicon: string;
  /** True until the first page is shown; never persisted. */
  initialLoading: boolean;
  theme: ThemeName;
  /** The culture in use; messages follow `messagesLocaleOf`, direction `directionOf`. */
  locale: string;
}

const initialState: UiState = {
  siteName: 'Barg',
  logo: '',
  menus: [],
  favicon: '/favicon.ico',
  initialLoading: true,
  theme: 'light',
  locale: DEFAULT_LOCALE,
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    uiRestored: (state, { payload }: PayloadAction<Partial<UiState>>) => ({ ...state, ...payload }),
    themeChosen: (state, { payload }: PayloadAction<ThemeName>) => {
      state.theme = payload;
    },
    localeApplied: (state, { payload }: PayloadAction<string>) => {
      state.locale = payload;
    },
    initialLoadingFinished: (state) => {
      state.initialLoading = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingsSlice.actions.settingsLoaded, (state, { payload }) => {
      const { siteName, logo, favicon, menus } = payload;
      if (siteName !== undefined) state.siteName = siteName;
      if (logo !== undefined) state.logo = logo;
      if (favicon !== undefined) state.favicon = favicon;
      if (menus !== undefined) state.menus = [...menus];
    });
  },
  selectors: {
    selectUi: (state) => state,
    selectTheme: (state) => state.theme,
    selectLocale: (state) => state.locale,
  },
});
