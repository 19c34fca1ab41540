import type { Clawed, Sale, Taken } from './arithmetic.ts';
import { Books } from './reference-books.ts';
import { FANS, TERMS } from './terms.ts';

/** Codes of errors; null: it is done. */
export type Refusal = string | null;

export interface Taking extends Taken {
  /** Tokens of the payment that it stands for. */
  tokens: bigint;
  gateway: bigint;
  tax: bigint;
  promotion: bigint;
}

export interface ModelRefund {
  amount: bigint;
  taking: Taking;
  status: 'pending' | 'succeeded' | 'failed';
  /** How it ends when the gateway tells of it; null where it has. */
  later: 'succeeded' | 'failed' | null;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

export interface ModelPayment {
  fan: number;
  /** What the card was charged, the tax among it. */
  amount: bigint;
  tax: bigint;
  tokens: bigint;
  given: bigint;
  card: string;
  /** Tokens of it that are taken back at the moment. */
  taken: bigint;
  coupon: number | null;
  /** Whether the coupon may be used again, since all was taken back. */
  isReturned: boolean;
  refunds: ModelRefund[];
  /** How its dispute stands at the bank, and what is known of that here. */
  bank: DisputeStatus | null;
  dispute: { status: DisputeStatus; taking: Taking | null } | null;
}

/** A payment with coins of an unexpected amount or time, which an operator decides about. */
export interface ModelOdd {
  fan: number;
  price: bigint;
  tax: bigint;
  due: bigint;
  received: bigint;
  isDecided: boolean;
}

export interface ModelTip {
  sale: Sale;
  spent: Spent;
  takings: Array<{ amount: bigint; given: bigint; clawed: Clawed; commission: bigint; promotion: bigint }>;
  rewards: bigint[];
}

/** A purchase or a period that was paid for; `gift` is a period for the other fan. */
export interface ModelSale {
  kind: 'gallery' | 'message' | 'period' | 'gift';
  /** `fan performer gallery`, `message fan performer`, or `fan performer`. */
  key: string;
  coupon: number | null;
  sold: ModelTip;
  /** The time that a gift gives. */
  time?: GivenTime;
}

export interface GivenTime {
  start: number;
  end: number;
  isTaken: boolean;
}

export interface ModelOrder {
  fan: number;
  amount: bigint;
  given: bigint;
  /** Of the whole that was paid first, and of it what came back. */
  paid: bigint;
  gifts: bigint;
  status: 'created' | 'processing' | 'shipped' | 'delivered' | 'refunded';
  quantity: number;
  shipping: bigint;
  coupon: number | null;
  /** What the site adds when it is shipped. */
  subsidy: bigint;
  createdAt: number;
  shippedAt: number;
  spent: Spent;
}

export interface ModelPayout {
  performer: number;
  amount: bigint;
  status: 'pending-review' | 'approved' | 'paid' | 'rejected';
  firstApprover: number | null;
}

export interface ModelSubscription {
  fan: number;
  performer: number;
  status: 'active' | 'paused' | 'cancelled' | 'past-due' | 'expired';
  end: number;
  /** The day of the month on which its periods began; null: that of the end. */
  begun: number | null;
  retryAt: number | null;
  pauses: boolean;
  resumesAt: number | null;
}

export interface Spent {
  amount: bigint;
  at: number;
}

export interface ModelCap {
  amount: bigint | null;
  later: { amount: bigint | null; at: number } | null;
}

/** What should be true, by plain arithmetic. The files beside this one say what each command makes of it. */
export class Reference {
  readonly books = new Books();
  readonly payments: ModelPayment[] = [];
  readonly odd: ModelOdd[] = [];
  readonly tips: ModelTip[] = [];
  /** In the order of their transactions. */
  readonly sales: ModelSale[] = [];
  readonly orders: ModelOrder[] = [];
  readonly payouts: ModelPayout[] = [];
  readonly subscriptions: ModelSubscription[] = [];
  /** The performers whose free month was had; both fans have paid with one card, so one of them has it. */
  readonly trials = new Set<number>();
  /** The keys of galleries and messages that were bought. */
  readonly bought = new Set<string>();
  readonly spent: Spent[][] = Array.from({ length: FANS }, () => []);
  /** Of a day, by fan. */
  readonly caps: ModelCap[] = Array.from({ length: FANS }, () => ({ amount: null, later: null }));
  /** Who has used each coupon. */
  readonly uses: number[][] = TERMS.coupons.map(() => []);
  stock: number = TERMS.product.stock;
  /** What jobs do once a command is over. */
  private readonly jobs: Array<() => void> = [];

  later(job: () => void): void {
    this.jobs.push(job);
  }

  runJobs(): void {
    for (const job of this.jobs.splice(0)) job();
  }
}
