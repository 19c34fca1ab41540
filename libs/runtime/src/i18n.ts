/**
 * What the site uses of i18next. The shared singleton is this module, so the builds drop the rest of the packages;
 * a name that is missing here is added here.
 */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
