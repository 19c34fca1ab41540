/**
 * What the site uses of i18next. The shared singleton is this module, so the builds drop the rest of the packages;
 * a name that is missing here is added here. Not `Trans`: it weighs more than the rest of react-i18next together; a
 * sentence with a name or a price in it is composed around a `<bdi>` instead.
 */
export { createInstance } from 'i18next';
export type { TFunction, i18n as I18n } from 'i18next';
// react-i18next is one of the packages the product is asked to stand on: it stays, whatever it weighs.
export { I18nextProvider, useTranslation } from 'react-i18next';
