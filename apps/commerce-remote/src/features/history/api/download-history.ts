import { loadHttp } from '@barg/api-client/http';
import { saveFile } from '@barg/ui-kit/save-file';
import type { HistorySearch } from './list-transactions.ts';

/** The longest range of a file, in years. */
const YEARS = 3;

/** The range of the file: the chosen days, or else the last three years. */
export const rangeOf = ({ from, to }: HistorySearch, now: Date): { from: string; to: string } => {
  const end = to ?? now.toISOString();
  const start = new Date(end);
  start.setUTCFullYear(start.getUTCFullYear() - YEARS);
  return { from: from ?? start.toISOString(), to: end };
};

/** Downloads the filtered history as CSV. Not by the cached client, because the answer is a file. */
export const downloadHistory = async (search: HistorySearch): Promise<void> => {
  const range = rangeOf(search, new Date());
  const http = await loadHttp();
  const params = { ...search, ...range };
  const { data } = await http.get<Blob>('/wallet/charges/user/export', { params, responseType: 'blob', timeout: 0 });
  saveFile({ name: `wallet-${range.from.slice(0, 10)}-${range.to.slice(0, 10)}.csv`, content: data });
};
