import { useMemo } from 'react';
import { useUi } from '../theme/ui-context.ts';
import {
  daysSince,
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  isThisYear,
  type DateInput,
  type DateStyle,
} from './dates.ts';
import { useDrawingMoment, type DrawingMoment } from './drawing-moment.ts';
import {
  formatBytes,
  formatCompact,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTokens,
} from './numbers.ts';

const createFormat = (locale: string, { now, timeZone }: Partial<DrawingMoment>) => ({
  number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
  tokens: (value: number) => formatTokens(value, locale),
  money: (value: number, currency: string) => formatMoney(value, locale, currency),
  compact: (value: number) => formatCompact(value, locale),
  percent: (share: number, options?: Intl.NumberFormatOptions) => formatPercent(share, locale, options),
  bytes: (value: number) => formatBytes(value, locale),
  duration: (milliseconds: number) => formatDuration(milliseconds, locale),
  date: (value: DateInput, style?: DateStyle) => formatDate(value, locale, style, timeZone),
  /** A day without a time, `2026-11-20`: it is that day in every zone. */
  calendarDay: (day: string, style?: DateStyle) => formatDate(`${day}T12:00:00Z`, locale, style, 'UTC'),
  isThisYear: (value: DateInput) => isThisYear(value, locale, now, timeZone),
  /** Whole calendar days since a moment: 0 is today, 1 yesterday. */
  daysSince: (value: DateInput) => daysSince(value, now, timeZone),
  time: (value: DateInput) => formatTime(value, locale, timeZone),
  dateTime: (value: DateInput) => formatDateTime(value, locale, timeZone),
  relative: (value: DateInput, from: DateInput | undefined = now) => formatRelative(value, locale, from, timeZone),
});

export type Format = ReturnType<typeof createFormat>;

const LIVE = {};

/** The formatters bound to the reader's locale; on a page that a server draws also to the moment of its drawing. */
export const useFormat = (): Format => {
  const { locale } = useUi();
  const moment = useDrawingMoment();
  return useMemo(() => createFormat(locale, moment ?? LIVE), [locale, moment]);
};
