import { DEFAULT_LOCALE } from '@barg/contract';
import type { PublicSettings } from '@barg/api-client/models';
import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';

export type ThemeName = 'light' | 'dark';

/** The site's name and logo, from the settings, stored on the device with the rest. */
export type SiteLook = Pick<PublicSettings, 'siteName' | 'logo' | 'menus' | 'favicon'>;

export interface OwnUi {
  /** True until the first page is shown; never persisted. */
  initialLoading: boolean;
  theme: ThemeName;
  /** The culture in use; messages follow `messagesLocaleOf`, direction `directionOf`. */
  locale: string;
}

export interface UiState extends OwnUi, SiteLook {}

const initialState: OwnUi = { initialLoading: true, theme: 'light', locale: DEFAULT_LOCALE };

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    uiRestored: (state, { payload }: PayloadAction<Partial<OwnUi>>) => ({ ...state, ...payload }),
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
  selectors: {
    selectTheme: (state) => state.theme,
    selectLocale: (state) => state.locale,
  },
});

interface State {
  ui: OwnUi;
  settings: SiteLook;
}

const selectUi = createSelector(
  [
    ({ ui }: State) => ui,
    ({ settings }: State) => settings.siteName,
    ({ settings }: State) => settings.logo,
    ({ settings }: State) => settings.menus,
    ({ settings }: State) => settings.favicon,
  ],
  (ui, siteName, logo, menus, favicon): UiState => ({ ...ui, siteName, logo, menus, favicon }),
);

export const uiSlice = { ...slice, selectors: { ...slice.selectors, selectUi } };
