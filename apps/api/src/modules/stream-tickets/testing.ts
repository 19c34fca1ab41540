import type { TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';

/** Five tokens for a stream of an hour. */
export const TICKETED = { audience: 'ticketed', price: 5, plannedDuration: 3600 };

/** A performer who is live for those with a ticket, and a fan who can pay for four of them. */
export const openDoors = async (api: TestApi) => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { status, body, text } = await api.as(performer).post('/streaming/live', { title: 'Ink', ...TICKETED });
  if (status !== 200) throw new Error(`she is not live: ${text}`);
  return { performer, fan, streamId: body.data._id as string };
};

export type Doors = Awaited<ReturnType<typeof openDoors>>;

export const buyTicket = (
  api: TestApi,
  { fan, streamId }: Pick<Doors, 'fan' | 'streamId'>,
  expectedPrice = 5,
  key?: string,
) => api.as(fan).pay(`/wallet/charges/stream-ticket/${streamId}`, { expectedPrice }, key);

/** Has a stream lasted for so many seconds, and ends it. */
export const endAfter = async (api: TestApi, { performer, streamId }: Doors, seconds: number): Promise<void> => {
  const started_at = new Date(Date.now() - seconds * 1000);
  await api.db.updateTable('streams').set({ started_at }).where('id', '=', streamId).execute();
  await api.as(performer).put(`/streaming/live/${streamId}`, { status: 'ended' });
};

/** In hundredths: wallet and held of the fan, earnings of the performer. */
export const moneyOf = async (api: TestApi, { fan, performer }: { fan: TestAccount; performer: TestAccount }) => {
  const rows = await api.db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'kind', 'balance'])
    .where('owner_id', 'in', [fan.id, performer.id])
    .execute();
  const of = (id: string, kind: string) =>
    Number(rows.find((row) => row.owner_id === id && row.kind === kind)?.balance ?? 0n);
  return [of(fan.id, 'wallet'), of(fan.id, 'held'), of(performer.id, 'earnings')];
};
