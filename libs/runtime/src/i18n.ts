/**
 * Every export of i18next and react-i18next, lent by the shell; `i18next` is the default export of the former. Written
 * out, because webpack does not know the names of what another build brings.
 */
export {
  I18nContext,
  I18nextProvider,
  IcuTrans,
  IcuTransWithoutContext,
  Trans,
  TransWithoutContext,
  Translation,
  changeLanguage,
  composeInitialProps,
  createInstance,
  dir,
  exists,
  getDefaults,
  getFixedT,
  getI18n,
  getInitialProps,
  hasLoadedNamespace,
  i18next,
  init,
  initReactI18next,
  isSafeLanguageCode,
  keyFromSelector,
  loadLanguages,
  loadNamespaces,
  loadResources,
  nodesToString,
  reloadResources,
  setDefaultNamespace,
  setDefaults,
  setI18n,
  t,
  use,
  useSSR,
  useTranslation,
  withSSR,
  withTranslation,
} from '@barg/runtime/lent/i18n';
export type * from 'i18next';
export type * from 'react-i18next';
export type { i18n as I18n } from 'i18next';
