import { useCallback } from 'react';
import {
  rememberPreference,
  storeCulture,
  storeTheme,
  uiSlice,
  useAppDispatch,
  useAppSelector,
  type ThemeName,
} from '@barg/session';
import { useSite } from '../site/site-context.ts';

const { localeApplied, themeChosen } = uiSlice.actions;

/** Language and theme: applied at once, remembered in this browser and, when signed in, in the account. */
export function usePreferences() {
  const { messages } = useSite();
  const dispatch = useAppDispatch();
  const { locale: culture, theme } = useAppSelector(uiSlice.selectors.selectUi);

  const chooseCulture = useCallback(
    async (next: string): Promise<void> => {
      storeCulture(next);
      if (!(await messages.switchTo(next))) return;
      dispatch(localeApplied(next));
      rememberPreference({ locale: next });
    },
    [messages, dispatch],
  );

  const chooseTheme = useCallback(
    (next: ThemeName): void => {
      storeTheme(next);
      dispatch(themeChosen(next));
      rememberPreference({ theme: next });
    },
    [dispatch],
  );

  return { culture, theme, chooseCulture, chooseTheme };
}
