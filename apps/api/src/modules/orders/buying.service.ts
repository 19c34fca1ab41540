import { NotFoundError } from '../../errors/common-errors.ts';
import { runSteps } from '../../platform/idempotency.ts';
import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { findUse } from '../coupons/coupons.repository.ts';
import { findProduct } from '../products/products.repository.ts';
import { buyItem } from '../wallet/purchases.service.ts';
import { insertOrder } from './orders.repository.ts';
import type { BoughtProduct, BuyProduct } from './orders.schema.ts';
import { placeOrder } from './placing.service.ts';

type Wanted = BuyProduct & { productId: string };

/** Buys a product: a physical one by an order, a download directly. @throws the errors of `placeOrder` and `buyItem` */
export const buyProduct = async (unit: UnitOfWork, buyer: Member, wanted: Wanted): Promise<BoughtProduct> => {
  const product = await findProduct(unit.db, wanted.productId);
  if (!product) throw new NotFoundError();
  return product.type === 'physical' ? placeOrder(unit, buyer, wanted) : buyFile(unit, buyer, wanted, product);
};

/** Downloads are listed as delivered orders, because nothing has to be shipped. */
const buyFile = async (
  unit: UnitOfWork,
  buyer: Member,
  { productId, expectedPrice, coupon }: Wanted,
  { performer_id, title, description }: { performer_id: string; title: string; description: string },
): Promise<BoughtProduct> => {
  const wanted = { type: 'product', id: productId, expectedPrice, coupon } as const;
  const charge = await runSteps(unit, buyItem(buyer, wanted));
  const { _id: payment_id, amount } = charge.transaction;
  const use = coupon === undefined ? undefined : await findUse(unit.db, payment_id);
  const item_price = toHundredths(amount) + (use?.discount ?? 0n);
  const { id: orderId } = await insertOrder(unit.db, {
    ...{ id: payment_id, user_id: buyer.account.id, performer_id, product_id: productId, type: 'digital' },
    ...{ status: 'delivered', title, description, item_price, payment_id },
    ...use,
    delivered_at: new Date(),
  });
  return { ...charge, orderId };
};
