import { completeLocaleOf, messagesLocaleOf } from '@barg/contract';

/**
 * What a package is called to who reads the screens of a culture: in that language; where the operator has written no
 * name in it, in the complete one that its readers get, which is English but for those of the complete ones.
 */
export const nameOfPackage = (names: Readonly<Record<string, string>>, culture: string): string =>
  names[messagesLocaleOf(culture)] || names[completeLocaleOf(culture)] || names['en-US'] || '';
