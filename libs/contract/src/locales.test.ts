import { directionOf } from './locales.ts';

/** Specification, section 2. */
const RIGHT_TO_LEFT = [
  ...['ar-DZ', 'ar-BH', 'ar-EG', 'ar-IQ', 'ar-JO', 'ar-KW', 'ar-LB', 'ar-LY', 'ar-MA', 'ar-OM', 'ar-QA', 'ar-SA'],
  ...['ar-SY', 'ar-TN', 'ar-AE', 'ar-YE', 'div-MV', 'he-IL', 'fa-IR', 'ur-PK'],
];

test('all twenty right-to-left cultures of the specification flip, and no other does', () => {
  expect(RIGHT_TO_LEFT).toHaveLength(20);
  expect(RIGHT_TO_LEFT.filter((culture) => directionOf(culture) !== 'rtl')).toEqual([]);
  expect(['en-US', 'de-DE', 'az-Latn-AZ', 'ru-RU'].filter((culture) => directionOf(culture) === 'rtl')).toEqual([]);
});
