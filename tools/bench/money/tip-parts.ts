import { randomUUID } from 'node:crypto';
import { hashRequest, runStepsOnce, type TwoSteps } from '../../../apps/api/src/platform/idempotency.ts';
import { together } from '../../../apps/api/src/platform/together.ts';
import type { UnitOfWork } from '../../../apps/api/src/platform/unit-of-work.ts';
import { payPerformer } from '../../../apps/api/src/modules/ledger/movements.ts';
import { settingsOf } from '../../../apps/api/src/modules/settings/settings.service.ts';
import { chargeWallet, presentCharge } from '../../../apps/api/src/modules/wallet/charge.ts';
import { findPayee } from '../../../apps/api/src/modules/wallet/wallet.repository.ts';
import type { Work } from './rate.ts';
import { at, rawTipOf, tipOf, type Bench } from './tips.ts';
import { inTurns, middle, type Turn } from './turns.ts';

/** The processor time of a part: what a tip with it takes more than one without. */
export type TipPart = Pick<Turn, 'node' | 'database'> & { part: string };

const WHOLE = 'HTTP: routing, session, validation, answer';
const RAW = 'raw pg loop';

/** Each loop does what the one before it does and one part more, so the parts sum up to the tip. */
export async function measureTipParts(bench: Bench, settle: () => Promise<void>): Promise<TipPart[]> {
  const { work } = bench.api.context;
  const tipWith =
    (act: (unit: UnitOfWork, payment: Payment, performer: Payee) => Promise<object>): Work =>
    (worker) => {
      const payment = paymentOf(bench, worker);
      return work((unit) => runStepsOnce(unit, claimOf(payment), stepsOf(payment, act)));
    };
  const loops = new Map<string, Work>([
    ['transaction, settings', () => work((unit) => settingsOf(unit))],
    ['key with its answer, payee, commit on disk', tipWith((_unit, payment) => Promise.resolve(answerOf(payment)))],
    [
      'payment: locks, questions, movement',
      tipWith(async (unit, payment, performer) => presentCharge(payment, performer, await payPerformer(unit, payment))),
    ],
    [
      'notice and events',
      tipWith(async (unit, payment, performer) => presentCharge(payment, performer, await chargeWallet(unit, payment))),
    ],
    [WHOLE, tipOf(bench)],
    [RAW, rawTipOf(bench)],
  ]);
  const taken = await inTurns(loops, { clock: bench.clock, settle });
  return partsOf([...taken].map(([part, turns]) => ({ part, ...middle(turns) })));
}

function partsOf(stages: ReadonlyArray<Turn & { part: string }>): TipPart[] {
  const whole = stages.findIndex(({ part }) => part === WHOLE);
  const parts = stages.slice(0, whole + 1).map(({ part, ...stage }, index) => {
    const before = stages[index - 1] ?? { node: 0, database: 0 };
    return { part, node: stage.node - before.node, database: (stage.database ?? 0) - (before.database ?? 0) };
  });
  const alone = stages.slice(whole).map(({ part, node, database }) => ({ part, node, database }));
  return [...parts, ...alone.map((one) => (one.part === WHOLE ? { ...one, part: 'a tip' } : one))];
}

type Payment = ReturnType<typeof paymentOf>;
type Payee = NonNullable<Awaited<ReturnType<typeof findPayee>>>;

const paymentOf = ({ fans, performers }: Bench, worker: number) => {
  const performerId = at(performers, worker).id;
  const item = { type: 'profile' as const, id: performerId };
  return { kind: 'tip', userId: at(fans, worker).id, performerId, amount: 1000n, item, note: null } as const;
};

const claimOf = ({ userId, performerId }: Payment) => {
  const url = `/api/wallet/charges/tip/${performerId}`;
  return { userId, key: randomUUID(), route: `POST ${url}`, requestHash: hashRequest(url, { amount: 10 }) };
};

const stepsOf = (
  payment: Payment,
  act: (unit: UnitOfWork, payment: Payment, performer: Payee) => Promise<object>,
): TwoSteps<Payee, object> => ({
  lookUp: async (unit) => {
    const payer = { account: { id: payment.userId, role: 'user' }, country: null } as const;
    const [, payee] = await together([settingsOf(unit), findPayee(unit.db, payer, payment.performerId)]);
    if (!payee) throw new Error('the performer is not there');
    return payee;
  },
  act: (unit, payee) => act(unit, payment, payee),
});

/** As long as the answer of a tip. */
const answerOf = ({ performerId, userId }: Payment) => ({
  transaction: { performerId, userId, kind: 'tip', amount: 10, text: 'x'.repeat(250) },
});
