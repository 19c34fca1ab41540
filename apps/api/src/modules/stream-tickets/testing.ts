import { randomUUID } from 'node:crypto';
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

/** The same from a country, where the API believes its proxy: see `closed-tickets.test.ts`. */
export const buyTicketFrom = (api: TestApi, { fan, streamId }: Pick<Doors, 'fan' | 'streamId'>, country: string) =>
  api
    .as(fan)
    .post(
      `/wallet/charges/stream-ticket/${streamId}`,
      { expectedPrice: 5 },
      { 'idempotency-key': randomUUID(), 'cf-ipcountry': country },
    );

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** As {@link openDoors}, of a stream that is announced for so many hours from now. */
export const planDoors = async (api: TestApi, hours = 24): Promise<Doors> => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const plan = { title: 'Ink', plannedAt: inHours(hours), ...TICKETED };
  const { status, body, text } = await api.as(performer).post('/streaming/planned', plan);
  if (status !== 200) throw new Error(`nothing is planned: ${text}`);
  return { performer, fan, streamId: body.data._id as string };
};

/** Begins what is announced, as if its time had come. */
export const beginNow = async (api: TestApi, { performer, streamId }: Doors): Promise<void> => {
  const planned_at = new Date();
  await api.db.updateTable('streams').set({ planned_at }).where('id', '=', streamId).execute();
  const begun = await api.as(performer).post('/streaming/live', { title: 'Ink', plannedId: streamId });
  if (begun.status !== 200) throw new Error(`it does not begin: ${begun.text}`);
};

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
