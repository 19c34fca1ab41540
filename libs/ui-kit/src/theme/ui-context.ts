import { createContext, useContext } from 'react';

export type Direction = 'rtl' | 'ltr';
export type ThemeName = 'light' | 'dark';

export interface Ui {
  /** The culture, for example `fa-IR`: language, digits, calendar. */
  locale: string;
  dir: Direction;
  themeName: ThemeName;
  siteName: string;
  /** The URL of a picture that replaces the default logo and the name. */
  logo?: string;
}

export const UiContext = createContext<Ui>({ locale: 'fa-IR', dir: 'rtl', themeName: 'light', siteName: '' });

export const useUi = (): Ui => useContext(UiContext);
