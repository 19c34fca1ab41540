import { loadHttp } from '@barg/api-client/http';
import { getEarningStatement } from '@barg/api-client/earnings';
import type { EarningStatement } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import type { Download } from '@barg/ui-kit/save-file';

export const { useEarningStatementQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningStatement: build.query<EarningStatement, string>({
      queryFn: defineQuery((month: string) => getEarningStatement(month)),
      providesTags: ['Earning', 'Payout'],
    }),
  }),
});

/** A file of a month; not an answer that is taken apart. */
const fetchFile = async (month: string, kind: 'csv' | 'pdf'): Promise<Download> => {
  const http = await loadHttp();
  const { data } = await http.get<Blob>(`/performer/statements/${month}/${kind}`, { responseType: 'blob', timeout: 0 });
  return { name: `barg-${month}.${kind}`, content: data };
};

/** Every movement of a month. */
export const fetchCsv = (month: string): Promise<Download> => fetchFile(month, 'csv');

/** The month as it is shown. */
export const fetchPdf = (month: string): Promise<Download> => fetchFile(month, 'pdf');
