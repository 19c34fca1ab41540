import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { publishProduct } from '../products/testing.ts';
import type { Order } from './orders.schema.ts';

/** Default shipping rates: 3 at home, 1 to a neighbour, 7 elsewhere, and one country that is not served. */
export const SHIPPING = {
  countries: [
    { country: 'IR', price: 3 },
    { country: 'TR', price: 1 },
    { country: 'US', price: null },
  ],
  elsewhere: 7,
};

/** Adds an address of a fan; returns its id. */
export const addAddress = async (api: TestApi, fan: TestAccount, country = 'IR'): Promise<string> => {
  const home = { name: 'Nilou', country, city: 'Town', street: 'Street 1', postalCode: '12345' };
  return (await api.as(fan).post('/addresses/create', home)).body.data._id;
};

/** A performer who sells bowls for 25 tokens and ships them, and a fan with an address; new ones, unless given. */
export const openShop = async (
  api: TestApi,
  fields: Record<string, string> = {},
  { balance = 100, ...people }: { balance?: number; seller?: TestAccount; fan?: TestAccount } = {},
) => {
  const { seller = await api.createPerformer(), fan = await api.createUser() } = people;
  if (balance > 0) await api.fund(fan, balance);
  await api.as(seller).put('/performer/shipping-prices', SHIPPING);
  const { _id: productId } = await publishProduct(api, seller, fields);
  const addressId = await addAddress(api, fan);
  return { seller, fan, productId, addressId };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

const AGREED = { expectedPrice: 28 };

export const buy = (api: TestApi, { fan, productId, addressId }: Shop, body: object = AGREED, key?: string) =>
  api.as(fan).pay(`/wallet/charges/product/${productId}`, { addressId, ...body }, key);

/** Orders one bowl; returns the order's id. */
export const order = async (api: TestApi, shop: Shop): Promise<string> => {
  const answer = await buy(api, shop);
  if (answer.status !== 200) throw new Error(`nothing was ordered: ${answer.text}`);
  return answer.body.data.orderId;
};

export const readOrder = async (api: TestApi, account: TestAccount, id: string): Promise<Order> =>
  (await api.as(account).get(`/orders/${id}`)).body.data;

/** A seller's action on an order, with its current version. */
export const step = async (api: TestApi, { seller }: Shop, id: string, body: object) => {
  const { version } = await readOrder(api, seller, id);
  return api.as(seller).put(`/orders/${id}/update`, { version, ...body });
};

/** Ships an order. */
export const send = async (api: TestApi, shop: Shop, id: string): Promise<void> => {
  await step(api, shop, id, { status: 'processing' });
  const { status, text } = await step(api, shop, id, { status: 'shipped' });
  if (status !== 200) throw new Error(`it was not sent: ${text}`);
};

/** The balances that an order changes, in hundredths: wallet, held, earnings. */
export const moneyOf = async (api: TestApi, { fan, seller }: Shop): Promise<number[]> => {
  const rows = await api.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', 'in', [fan.id, seller.id])
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind && row.balance !== 0n)?.balance ?? 0n);
  return [of('wallet'), of('held'), of('earnings')];
};

export const stockOf = async (api: TestApi, { seller, productId }: Shop): Promise<number | null> =>
  (await api.as(seller).get(`/performer/performer-assets/products/${productId}/view`)).body.data.stock;
