import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { CouponPurpose } from '../../modules/coupons/coupons.schema.ts';
import { addAddress } from '../../modules/orders/testing.ts';
import { giveMethod } from '../../modules/payouts/testing.ts';
import { publishProduct } from '../../modules/products/testing.ts';
import { insertRate } from '../../modules/taxes/taxes.repository.ts';
import { recordReferral } from '../../modules/referrals/referrals.service.ts';
import { deliverAll } from '../../modules/payments/testing/deliveries.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { insertGallery } from '../content.ts';
import { readPlatform } from './found-books.ts';
import { FANS, PERFORMERS, REFERRED, REFERRER, TAXED, TERMS } from './terms.ts';

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** The settings of the model's site, and the packages that it sells; once for a database. */
export const openSite = async (api: TestApi): Promise<void> => {
  const settings = {
    ...{ commissionPercent: TERMS.commissionPercent, promotionalEarningsPercent: TERMS.giftPercent },
    ...{ referralPercent: TERMS.referralPercent, payoutHoldDays: TERMS.payoutHoldDays },
    ...{ payoutFee: fromHundredths(TERMS.payoutFee), minimumPayoutAmount: fromHundredths(TERMS.minimumPayout) },
    payoutFourEyesAmount: fromHundredths(TERMS.fourEyes),
  };
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: String(value) }));
  await api.db.insertInto('settings').values(rows).execute();
  const { country, percent } = TAXED;
  await insertRate(api.db, { id: newId(), country, name: 'VAT', rate: Number(percent) * 100, valid_from: new Date(0) });
};

/** New people on the site, with nothing bought yet; what happens to them is theirs alone. */
export const createWorld = async (api: TestApi) => {
  // What an earlier world left behind does not happen in this one.
  await deliverAll(api);
  const fans = await times(FANS, () => api.createUser());
  const performers = await times(PERFORMERS, (index) =>
    api.createPerformer({
      monthlyPrice: fromHundredths(TERMS.monthly[index] ?? 0n),
      isFreeTrial: TERMS.trials[index] ?? false,
    }),
  );
  const operators = await times(2, () => api.createOperator());
  for (const performer of performers) await giveMethod(api, performer);
  await refer(api, fans);
  await refer(api, performers);
  const packageId = newId();
  const { tokens, price } = TERMS.package;
  await api.db
    .insertInto('token_packages')
    .values({ id: packageId, names: '{}', tokens, price, currency: 'USD' })
    .execute();
  return {
    ...{ api, fans, performers, operators, packageId },
    ...(await openShops(api, fans, performers)),
    codes: await makeCoupons(api, performers),
    messages: await sendMessages(api, fans, performers),
    /** What the platform's accounts held before. */
    before: await readPlatform(api),
    payments: [] as string[],
    odd: [] as string[],
    tips: [] as Array<{ id: string; reversals: string[] }>,
    orders: [] as string[],
    payouts: [] as string[],
    subscriptions: [] as string[],
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

const refer = async (api: TestApi, people: readonly TestAccount[]): Promise<void> => {
  const [referrer, referred] = [people[REFERRER], people[REFERRED]];
  if (!referrer || !referred) throw new Error('there is nobody to refer');
  const { code } = (await api.as(referrer).get('/referrals/user/code')).body.data;
  await api.context.work((unit) => recordReferral(unit, { code, referredId: referred.id }));
};

const openShops = async (api: TestApi, fans: readonly TestAccount[], performers: readonly TestAccount[]) => {
  const [seller] = performers;
  if (!seller) throw new Error('nobody sells');
  const [home, nearer] = TERMS.shipping.map(fromHundredths);
  const countries = [
    { country: 'IR', price: home },
    { country: 'TR', price: nearer },
  ];
  await api.as(seller).put('/performer/shipping-prices', { countries, elsewhere: null });
  const { price, stock } = TERMS.product;
  const product = await publishProduct(api, seller, { price: `${fromHundredths(price)}`, stock: `${stock}` });
  const galleries = performers.map((performer, index) =>
    Promise.all(
      (TERMS.galleries[index] ?? []).map((of) => insertGallery(api.db, performer, { price: fromHundredths(of) })),
    ),
  );
  return {
    productId: product._id,
    galleries: await Promise.all(galleries),
    homes: await Promise.all(fans.map((fan) => addAddress(api, fan, 'IR'))),
    nearer: await Promise.all(fans.map((fan) => addAddress(api, fan, 'TR'))),
  };
};

/** A message that costs something, from each performer to each fan: `[fan][performer]`. */
const sendMessages = (api: TestApi, fans: readonly TestAccount[], performers: readonly TestAccount[]) =>
  Promise.all(
    fans.map(async (fan) => {
      const ids: string[] = [];
      for (const [index, performer] of performers.entries()) {
        const talk = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
        const message = { text: 'The third layer', price: fromHundredths(TERMS.messages[index] ?? 0n) };
        const sent = await api.as(performer).post(`/messages/conversations/${talk.body.data._id}`, message);
        ids.push(sent.body.data._id);
      }
      return ids;
    }),
  );

/** Codes are the site's, so those of each world are its own. */
const makeCoupons = (api: TestApi, performers: readonly TestAccount[]): Promise<string[]> =>
  Promise.all(
    TERMS.coupons.map(async ({ code, performer, percent, amount, maxUses, maxPerFan }, index) => {
      const purposes: CouponPurpose[] =
        index === TERMS.packageCoupon ? ['package'] : ['item', 'product', 'subscription'];
      const own = `${code}${newId().slice(-12)}`;
      await api.db
        .insertInto('coupons')
        .values({
          ...{ id: newId(), code: own, performer_id: performer === null ? null : (performers[performer]?.id ?? null) },
          ...{ percent_hundredths: percent === null ? null : Number(percent) * 100, amount },
          ...{ purposes, max_uses: maxUses, max_per_fan: maxPerFan },
        })
        .execute();
      return own;
    }),
  );

/** Runs what is due, but for what the gateway tells: that comes when a command says so. */
export const runJobs = async ({ api }: World): Promise<void> => {
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day' where task_id in (
    select id from graphile_worker._private_tasks where identifier = 'deliver-sandbox-webhook')`.execute(api.db);
  await sql`update sandbox_refunds set later_at = later_at + interval '1 day' where later_at > now()`.execute(api.db);
  const due = await sql`select from graphile_worker._private_jobs where run_at <= now() limit 1`.execute(api.db);
  if (due.rows.length > 0) await api.runJobs();
};
