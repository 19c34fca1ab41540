import type { GetLedgerChecks200, LedgerCheck, MoneyByMonth, TrialBalance } from '@barg/api-client/models';
import { checkLedger, getLedgerChecks, getMoneyByMonth, getTrialBalance } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

/** The books: trial balance, months, and checks of the ledger. */
export const { useTrialBalanceQuery, useMoneyByMonthQuery, useLedgerChecksQuery, useCheckLedgerMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** At a moment, or now without one. */
      trialBalance: build.query<TrialBalance, string | undefined>({
        queryFn: defineQuery((at: string | undefined) => getTrialBalance(at === undefined ? {} : { at })),
        providesTags: ['Operator'],
      }),
      moneyByMonth: build.query<MoneyByMonth, number>({
        queryFn: defineQuery((year: number) => getMoneyByMonth({ year })),
        providesTags: ['Operator'],
      }),
      ledgerChecks: build.query<GetLedgerChecks200, void>({
        queryFn: defineQuery(() => getLedgerChecks()),
        providesTags: ['Operator'],
      }),
      checkLedger: build.mutation<LedgerCheck, void>({
        queryFn: defineQuery(() => checkLedger()),
        invalidatesTags: refreshedTags('Operator'),
      }),
    }),
  });
