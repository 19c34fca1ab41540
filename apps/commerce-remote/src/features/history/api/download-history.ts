import { loadHttp } from '@barg/api-client/http';
import { saveFile } from '@barg/ui-kit/save-file';
import type { HistorySearch } from './list-transactions.ts';

/** The longest range of a file, in years. */
const YEARS = 3;

interface FileRange {
  from: string;
  /** Not included any more. */
  to: string;
  /** Whether the chosen days go on after it. */
  isCut: boolean;
}

const yearsAfter = (moment: string, years: number): string => {
  const at = new Date(moment);
  at.setFullYear(at.getFullYear() + years);
  return at.toISOString();
};

/** The range of the file: the chosen days, three years of them at most, or else the last three years. */
export const rangeOf = ({ from, to }: HistorySearch, now: Date): FileRange => {
  const end = to ?? now.toISOString();
  const start = from ?? yearsAfter(end, -YEARS);
  const latest = yearsAfter(start, YEARS);
  const isCut = Date.parse(latest) < Date.parse(end);
  return { from: start, to: isCut ? latest : end, isCut };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as it is picked, in the browser's time zone, which the bounds of a range are in. */
const dayOf = (at: Date): string => `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** The last day within a range. */
export const lastDayOf = ({ to }: Pick<FileRange, 'to'>): string => dayOf(new Date(Date.parse(to) - 1));

/** A file's name, with its first and its last day. */
export const nameOf = (range: Pick<FileRange, 'from' | 'to'>): string =>
  `wallet-${dayOf(new Date(range.from))}-${lastDayOf(range)}.csv`;

/** Downloads the filtered history as CSV. Not by the cached client, because the answer is a file. */
export const downloadHistory = async (search: HistorySearch): Promise<void> => {
  const { from, to } = rangeOf(search, new Date());
  const http = await loadHttp();
  const params = { ...search, from, to };
  const { data } = await http.get<Blob>('/wallet/charges/user/export', { params, responseType: 'blob', timeout: 0 });
  saveFile({ name: nameOf({ from, to }), content: data });
};
