import { loadHttp } from '@barg/api-client/http';
import { getEarningStatement } from '@barg/api-client/earnings';
import type { EarningStatement } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import type { Download } from '../../../shared/save-file.ts';

export const { useEarningStatementQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningStatement: build.query<EarningStatement, string>({
      queryFn: defineQuery((month: string) => getEarningStatement(month)),
      providesTags: ['Earning', 'Payout'],
    }),
  }),
});

/** Every movement of a month as a file; not an answer that is taken apart. */
export const downloadStatement = async (month: string): Promise<Download> => {
  const http = await loadHttp();
  const { data } = await http.get<Blob>(`/performer/statements/${month}/csv`, { responseType: 'blob', timeout: 0 });
  return { name: `barg-${month}.csv`, content: data };
};
