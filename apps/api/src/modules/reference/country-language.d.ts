/** country-language 0.1.7 brings no types: what is used of it. */
declare module 'country-language' {
  interface Culture {
    langCultureName: string;
    displayName: string;
    cultureCode: string;
  }
  interface Language {
    iso639_1: string;
    iso639_2: string;
    iso639_2en: string;
    iso639_3: string;
    name: string[];
    nativeName: string[];
    direction?: 'LTR' | 'RTL';
    family: string;
    countries?: string[];
    langCultureMs?: Culture[];
  }
  interface Country {
    code_2: string;
    code_3: string;
    numCode: string;
    name: string;
    languages?: string[];
    langCultureMs?: Culture[];
  }
  const data: { getLanguages(): Language[]; getCountries(): Country[]; getLanguageFamilies(): string[] };
  export default data;
}
