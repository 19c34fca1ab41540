/** Every export of i18next and react-i18next, lent by the shell; `i18next` is the default export of the former. */
export * from '@barg/runtime/lent/i18n';
export type { i18n as I18n } from 'i18next';
