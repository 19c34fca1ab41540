import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds: longer than the pause between the figures of a day that is being typed. */
const REST_MS = 500;

/** The first year, as `2026-11-21` begins with it, that is no more the beginning of one that is being typed. */
const FIRST_YEAR = '1000';

/** Whether a day, or the empty text for none, is one that is meant: "20" is as yet the beginning of "2026". */
export const isMeantDay = (day: string): boolean => day === '' || day >= FIRST_YEAR;

/** Whether the last day of a range lies before its first one. */
const isReversed = (days: readonly string[]): boolean => {
  const [first = '', last = ''] = days;
  return first !== '' && last !== '' && isMeantDay(first) && isMeantDay(last) && last < first;
};

const keyOf = (days: readonly string[]): string => days.join('/');

/**
 * The days of a filter as they are typed. They are handed on when the writer pauses or leaves the field, and only whole:
 * behind a filter stand an address and a search, which every figure would change.
 *
 * @param shown the days that the list is narrowed down by now: one, or the first and the last, each `2026-11-21` or empty
 */
export const useDayDrafts = (shown: readonly string[], onChange: (days: readonly string[]) => void) => {
  const shownKey = keyOf(shown);
  const [days, setDays] = useState(shown);
  const [asked, setAsked] = useState(shownKey);
  const [known, setKnown] = useState(shownKey);
  const latest = useRef(days);
  if (shownKey !== known) {
    setKnown(shownKey);
    // A way back, or all filters taken away. What was asked for here stays: more may be typed of it by now.
    if (shownKey !== asked) {
      setDays(shown);
      setAsked(shownKey);
    }
  }
  const settle = (): void => {
    const { current } = latest;
    if (keyOf(current) === asked || !current.every(isMeantDay) || isReversed(current)) return;
    setAsked(keyOf(current));
    onChange(current);
  };
  const handleRest = useEffectEvent(settle);
  useEffect(() => {
    latest.current = days;
    const timer = setTimeout(() => handleRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [days]);
  const change = (index: number, day: string): void => {
    // Leaving a field may empty it first: what is handed on then is what was changed last, drawn or not.
    latest.current = latest.current.with(index, day);
    setDays(latest.current);
  };
  return { days, isReversed: isReversed(days), change, settle };
};
