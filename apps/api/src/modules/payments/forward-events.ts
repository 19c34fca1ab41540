import type { Context } from '../../context.ts';

/** What an event of a gateway is about. */
export interface EventSubject {
  provider: string;
  ref: string;
}

/** Each answers whether there is such a thing here: an account at a gateway may serve other sites too. */
export type EventHandler = (context: Context, subject: EventSubject) => Promise<boolean>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Accounts of performers are read again by a job of the module whose they are. */
export const forwardAccountEvent: EventHandler = async (context, { provider, ref: performerId }) => {
  if (!UUID.test(performerId)) return false;
  const account = await context.db
    .selectFrom('gateway_accounts')
    .select('performer_id')
    .where('performer_id', '=', performerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (account) await context.work((unit) => unit.addJob('read-gateway-account', { performerId, provider }));
  return account !== undefined;
};

/** So are transfers of payouts. */
export const forwardTransferEvent: EventHandler = async (context, { ref: transferId }) => {
  if (!UUID.test(transferId)) return false;
  const request = await context.db
    .selectFrom('payout_requests')
    .select('id')
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();
  if (request) await context.work((unit) => unit.addJob('settle-transfer', { requestId: request.id }));
  return request !== undefined;
};
