import { useMemo } from 'react';
import { useUi } from '../theme/ui-context.ts';
import { formatDate, formatDateTime, formatRelative, formatTime, type DateInput, type DateStyle } from './dates.ts';
import {
  formatBytes,
  formatCompact,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTokens,
} from './numbers.ts';

const createFormat = (locale: string) => ({
  number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
  tokens: (value: number) => formatTokens(value, locale),
  money: (value: number, currency: string) => formatMoney(value, locale, currency),
  compact: (value: number) => formatCompact(value, locale),
  percent: (share: number, options?: Intl.NumberFormatOptions) => formatPercent(share, locale, options),
  bytes: (value: number) => formatBytes(value, locale),
  duration: (milliseconds: number) => formatDuration(milliseconds, locale),
  date: (value: DateInput, style?: DateStyle) => formatDate(value, locale, style),
  time: (value: DateInput) => formatTime(value, locale),
  dateTime: (value: DateInput) => formatDateTime(value, locale),
  relative: (value: DateInput, now?: DateInput) => formatRelative(value, locale, now),
});

export type Format = ReturnType<typeof createFormat>;

/** The formatters bound to the reader's locale. */
export const useFormat = (): Format => {
  const { locale } = useUi();
  return useMemo(() => createFormat(locale), [locale]);
};
