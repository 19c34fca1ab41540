import { LocalizedStringDictionary } from '@internationalized/string';
import type { TFunction } from '@barg/runtime/i18n';
import { formatNumber } from '../format/numbers.ts';

interface PageTexts {
  t: TFunction;
  locale: string;
}

let page: PageTexts | null = null;

/** A message without values. React Aria reads some of these without a formatter, so they are strings. */
const plain = (read: (texts: PageTexts) => string) => ({ enumerable: true, get: () => (page ? read(page) : ' ') });

/** A message with values. */
const filled = <Values extends object>(read: (texts: PageTexts, values: Values) => string) => ({
  enumerable: true,
  value: (values: Values) => (page ? read(page, values) : ' '),
});

/** React Aria gives days already written in the page's calendar. */
interface Dated {
  date: string;
}

interface Option {
  optionText: string;
  isSelected: boolean;
}

const invalid = plain(({ t }) => t('ui:form.invalid'));

/** By React Aria's packages, every message that the kit's components can ask for: none of ranges, tables, dragging. */
const MESSAGES: Readonly<Record<string, PropertyDescriptorMap>> = {
  '@react-aria/overlays': { dismiss: plain(({ t }) => t('ui:close')) },
  'react-aria-components': { selectPlaceholder: plain(({ t }) => t('ui:choose')) },
  '@react-aria/menu': { longPressMessage: plain(({ t }) => t('ui:aria.longPress')) },
  '@react-aria/spinbutton': { Empty: plain(({ t }) => t('ui:aria.empty')) },
  '@react-aria/combobox': {
    // The kit's lists have no groups, about which it would have more to say.
    focusAnnouncement: filled(({ t }, { optionText, isSelected }: Option) =>
      isSelected ? t('ui:aria.selected', { name: optionText }) : optionText,
    ),
    countAnnouncement: filled(({ t, locale }, { optionCount: count }: { optionCount: number }) =>
      t('ui:aria.available', { count, amount: formatNumber(count, locale) }),
    ),
    selectedAnnouncement: filled(({ t }, { optionText }: Option) => t('ui:aria.selected', { name: optionText })),
    buttonLabel: plain(({ t }) => t('ui:picker.show')),
    listboxLabel: plain(({ t }) => t('ui:aria.suggestions')),
  },
  '@react-aria/calendar': {
    previous: plain(({ t }) => t('ui:picker.previousMonth')),
    next: plain(({ t }) => t('ui:picker.nextMonth')),
    selectedDateDescription: filled(({ t }, { date }: Dated) => t('ui:picker.chosen', { day: date })),
    todayDate: filled(({ t }, { date }: Dated) => t('ui:picker.today', { day: date })),
    todayDateSelected: filled(({ t }, { date }: Dated) =>
      t('ui:picker.chosenDay', { day: t('ui:picker.today', { day: date }) }),
    ),
    dateSelected: filled(({ t }, { date }: Dated) => t('ui:picker.chosenDay', { day: date })),
    minimumDate: plain(({ t }) => t('ui:aria.firstDay')),
    maximumDate: plain(({ t }) => t('ui:aria.lastDay')),
  },
  '@react-aria/datepicker': {
    calendar: plain(({ t }) => t('ui:picker.calendar')),
    selectedDateDescription: filled(({ t }, { date }: Dated) => t('ui:picker.chosen', { day: date })),
    selectedTimeDescription: filled(({ t }, { time }: { time: string }) => t('ui:aria.chosenTime', { time })),
    // The names of the parts of a date, for browsers that do not know them.
    era: plain(({ t }) => t('ui:aria.era')),
    year: plain(({ t }) => t('ui:aria.year')),
    month: plain(({ t }) => t('ui:aria.month')),
    day: plain(({ t }) => t('ui:aria.day')),
    hour: plain(({ t }) => t('ui:aria.hour')),
    minute: plain(({ t }) => t('ui:aria.minute')),
    dayPeriod: plain(({ t }) => t('ui:aria.dayPeriod')),
  },
  // Composed for a day out of bounds, though fields show the faults of the form's schema.
  '@react-stately/datepicker': { rangeUnderflow: invalid, rangeOverflow: invalid, unavailableDate: invalid },
};

/** The texts of the page, as React Aria's packages ask for them. */
export const ARIA_WORDS: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(MESSAGES).map(([name, messages]) => [name, Object.defineProperties({}, messages)]),
);

/** Where React Aria looks for the words that a server wrote into the page; it documents no other way for a language. */
const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

/**
 * Lets this copy of React Aria read the words and takes them off again: a remote that brings a copy of its own, with
 * other components, would miss what is not among them.
 */
function giveWords(): void {
  Object.assign(globalThis, { [LOCALE]: 'und', [STRINGS]: ARIA_WORDS });
  LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/overlays');
  Reflect.deleteProperty(globalThis, LOCALE);
  Reflect.deleteProperty(globalThis, STRINGS);
}

/**
 * React Aria speaks for itself to screen readers, and not in every language of the site. From here on it uses the kit's
 * texts; a change of the page's language is followed.
 */
export function speakAs(texts: PageTexts): void {
  // A server keeps no page, and draws nothing that speaks.
  if (typeof window === 'undefined') return;
  if (page === null) giveWords();
  page = texts;
}
