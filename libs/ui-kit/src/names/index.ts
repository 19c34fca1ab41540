/** What browsers call languages and countries. Not lent by the shell: each that asks brings these few lines along. */
export { countryName } from './country-name.ts';
export { cultureNameIn, nativeCultureName, nativeName } from './culture-names.ts';
export { languageName } from './language-name.ts';
