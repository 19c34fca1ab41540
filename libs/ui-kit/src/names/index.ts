/** Names of languages and countries from `Intl`. Not shared by the shell: bundled by each remote that uses them. */
export { countryName } from './country-name.ts';
export { cultureNameIn, nativeCultureName, nativeName } from './culture-names.ts';
export { languageName } from './language-name.ts';
