import { fromHundredths } from '../../platform/money.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { findChecks, findMonths, findTrialBalance, type MonthRow } from './books.repository.ts';
import {
  ledgerCheckAnswer,
  ledgerChecksAnswer,
  monthsAnswer,
  monthsQuery,
  trialBalanceAnswer,
  trialBalanceQuery,
  type MoneyByMonth,
} from './books.schema.ts';
import { checkLedger, presentCheck } from './checking.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;
const CHECKS_SHOWN = 30;

const byMonth = (rows: readonly MonthRow[]): MoneyByMonth['months'] =>
  [...Map.groupBy(rows, ({ month }) => month)].map(([month, of]) => ({
    month,
    movements: of.map(({ kind, count, amount, commission }) => ({
      ...{ kind, count },
      ...{ amount: fromHundredths(amount), commission: fromHundredths(commission) },
    })),
  }));

export const booksRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/books/trial-balance',
    {
      config,
      schema: {
        operationId: 'getTrialBalance',
        description: 'What all accounts of the ledger held together, by kind, at a moment; now unless one is named.',
        tags,
        querystring: trialBalanceQuery,
        response: { 200: trialBalanceAnswer },
      },
    },
    async ({ query }) => {
      const at = query.at === undefined ? new Date() : new Date(query.at);
      const rows = await findTrialBalance(context.db, at);
      const sum = rows.reduce((total, { balance }) => total + balance, 0n);
      const accounts = rows.map(({ kind, balance }) => ({ kind, balance: fromHundredths(balance) }));
      return { data: { at: at.toISOString(), accounts, sum: fromHundredths(sum) } };
    },
  );

  app.get(
    '/operator/books/months',
    {
      config,
      schema: {
        operationId: 'getMoneyByMonth',
        description: 'How often and how much was moved in each month of a year, by kind, with the commission.',
        tags,
        querystring: monthsQuery,
        response: { 200: monthsAnswer },
      },
    },
    async ({ query: { year } }) => ({
      data: { year, months: byMonth(await findMonths(context.db, year)) },
    }),
  );

  app.get(
    '/operator/books/checks',
    {
      config,
      schema: {
        operationId: 'getLedgerChecks',
        description: 'What the last checks of the ledger found, the newest first: one each night, and those asked for.',
        tags,
        response: { 200: ledgerChecksAnswer },
      },
    },
    async () => ({ data: { checks: (await findChecks(context.db, CHECKS_SHOWN)).map(presentCheck) } }),
  );

  app.post(
    '/operator/books/checks',
    {
      // Read-only; a POST because it takes a while and its result is stored.
      config: { ...config, proof: false },
      schema: {
        operationId: 'checkLedger',
        description:
          'Recomputes the whole ledger now, compares payments with the gateways, and answers what does not add up. A gateway that does not answer is told as `gateway-unchecked`.',
        tags,
        response: { 200: ledgerCheckAnswer },
      },
    },
    async (request) => ({ data: presentCheck(await checkLedger(context, accountOf(request).id)) }),
  );
};
