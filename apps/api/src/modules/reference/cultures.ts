import { SCREEN_LOCALES, directionOf, LOCALES, messagesLocaleOf, RTL_CULTURES } from '@barg/contract';
import { once } from '../../shared/once.ts';
import type { Culture } from './reference.schema.ts';

const complete: ReadonlySet<string> = new Set<string>(SCREEN_LOCALES);
const supported: ReadonlySet<string> = new Set([...LOCALES, ...RTL_CULTURES]);

/** Every culture that the site supports; those with messages of their own first. */
export const cultures = once((): Culture[] =>
  [...supported]
    .map((culture) => ({
      code: culture,
      language: culture.split('-')[0] ?? culture,
      nativeName:
        new Intl.DisplayNames([culture], { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture,
      name: new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture,
      direction: directionOf(culture),
      messages: messagesLocaleOf(culture),
      isComplete: complete.has(culture),
    }))
    .sort((one, other) => Number(other.isComplete) - Number(one.isComplete)),
);
