import { useAddressFilters } from '@barg/session/address-filters';

/** The words that somebody writes in a list's search field, and choices; an empty one lets everything through. */
interface Typed {
  typed: string;
}

/** What each choice may be; undefined while that is not known. */
type Choices<Filter extends Typed> = {
  readonly [Name in Exclude<keyof Filter, 'typed'>]: readonly Filter[Name][] | undefined;
};

/** As the server allows. */
const LONGEST_WORDS = 100;

/** What is asked for by the words that somebody has written. */
export const wordsOf = (typed: string): string => typed.trim().slice(0, LONGEST_WORDS);

const addressNameOf = (name: string): string => (name === 'typed' ? 'q' : name);

/**
 * The filter of a page's list, which stands in the address: the words as `q`, each choice by its name. A choice that is
 * none, as somebody may write it there, lets everything through.
 */
export const useListFilter = <Filter extends Typed>(
  choices: Choices<Filter>,
): [filter: Filter, change: (next: Filter) => void] => {
  const { get, set } = useAddressFilters();
  const offered = Object.entries<readonly unknown[] | undefined>(choices);
  const chosen = offered.map(([name, values]) => {
    const value = get(name);
    return [name, !values || values.includes(value) ? value : ''];
  });
  const filter = { typed: get('q'), ...Object.fromEntries(chosen) } as Filter;
  const change = (next: Filter): void => {
    const before = Object.entries(filter);
    for (const [name, value] of Object.entries(next)) {
      // Only what is changed: another choice may have been made that is not drawn yet.
      if (!before.some(([its, was]) => its === name && was === value)) set(addressNameOf(name), String(value));
    }
  };
  return [filter, change];
};
