import { isolate } from '@barg/runtime/isolate';

/** So many are named of those that are left out together. */
const NAMED = 3;

/** Names between marks that keep each in its own direction. */
export const namesOf = (files: readonly File[], locale: string): string => {
  const names = files.slice(0, NAMED).map(({ name }) => isolate(name));
  if (files.length > NAMED) names.push('…');
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(names);
};
