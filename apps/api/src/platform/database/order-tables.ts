import type { ColumnType, Generated } from 'kysely';

/** Orders of shops, and what sending costs. Amounts are hundredths of a token. See tables.ts. */
export interface OrderTables {
  orders: OrdersTable;
  shipping_prices: ShippingPricesTable;
}

export interface ShippingPricesTable {
  performer_id: string;
  /** null: everywhere that has no line of its own. */
  country: string | null;
  /** null: nothing is sent there. */
  price: bigint | null;
}

/** Where an order goes, as it was when it was said. */
export interface OrderAddress {
  name: string;
  country: string;
  state: string;
  city: string;
  street: string;
  postalCode: string;
  phone: string;
  note: string;
}

export type OrderStatus = 'created' | 'processing' | 'shipped' | 'delivered' | 'refunded';
export type OrderParty = 'buyer' | 'seller' | 'site';
export type ProblemReason = 'not-arrived' | 'damaged' | 'wrong-item' | 'other';

export interface OrdersTable {
  id: string;
  user_id: string;
  performer_id: string;
  product_id: string;
  type: 'physical' | 'digital';
  status: OrderStatus;
  /** Grows with every change. */
  version: Generated<number>;
  title: string;
  description: Generated<string>;
  quantity: Generated<number>;
  /** Whether the pieces were taken from a stock that was counted then. */
  stock_taken: Generated<boolean>;
  /** Of one piece. */
  item_price: bigint;
  /** Of sending all of them. */
  shipping_price: Generated<bigint>;
  /** What a coupon takes off the price of the pieces, and what of it the site bears: all or nothing. */
  discount: Generated<bigint>;
  subsidy: Generated<bigint>;
  coupon_id: string | null;
  /** null for what is downloaded, and once its buyer is gone. */
  address: ColumnType<OrderAddress | null, string | null | undefined, string | null>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  tracking_url: string | null;
  /** What took the money. */
  payment_id: string;
  /** What gave it to the performer. */
  release_id: string | null;
  cancelled_by: OrderParty | null;
  cancel_reason: Generated<string>;
  problem_reason: ProblemReason | null;
  /** The seller's words, and when the seller or an operator settled it. */
  problem_answer: Generated<string>;
  problem_answered_at: Date | null;
  problem_closed_at: Date | null;
  problem_text: Generated<string>;
  problem_at: Date | null;
  created_at: Generated<Date>;
  processing_at: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  refunded_at: Date | null;
}
