import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../../viewing/author.ts';
import type { findRefunds } from '../payments/refunds.repository.ts';
import type { DisputeRow } from './disputes.repository.ts';
import type { ManagedDispute } from './disputes.schema.ts';
import type { EventRow, ManagedPaymentRow } from './payments.repository.ts';
import type { GatewayEvent, ManagedPayment, ManagedRefund } from './payments.schema.ts';
import type { QueuedRow } from './queue.repository.ts';
import type { WaitingPayment } from './queue.schema.ts';
import { shownPurpose } from '../payments/shown-purpose.ts';

type Authors = ReadonlyMap<string, Author>;

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

export const presentPayment = (row: ManagedPaymentRow, authors: Authors): ManagedPayment => ({
  _id: row.id,
  person: authorOf(authors, row.user_id),
  provider: row.provider,
  ref: row.provider_ref ?? row.invoice_ref,
  purpose: shownPurpose(row.purpose),
  amount: fromHundredths(row.amount),
  currency: row.currency,
  tokens: fromHundredths(row.tokens),
  status: row.status,
  failureCode: row.failure_code === null ? null : `payment.${row.failure_code}`,
  card: row.brand !== null && row.last4 !== null ? { brand: row.brand, last4: row.last4 } : null,
  refunded: fromHundredths(row.refunded),
  refundsOnTheirWay: fromHundredths(row.refunds_on_their_way),
  isDisputed: row.is_disputed,
  givenUpAt: timeOf(row.operator_since),
  createdAt: row.created_at.toISOString(),
});

export const presentEvent = (row: EventRow): GatewayEvent => ({
  _id: row.id,
  provider: row.source,
  externalId: row.external_id,
  type: row.type,
  subject: { kind: row.subject_kind, ref: row.subject_ref },
  receivedAt: row.received_at.toISOString(),
  handledAt: timeOf(row.handled_at),
  attempts: row.attempts,
  lastError: row.last_error,
  givenUpAt: timeOf(row.operator_since),
});

export const presentRefund = (row: Awaited<ReturnType<typeof findRefunds>>[number]): ManagedRefund => ({
  _id: row.id,
  amount: fromHundredths(row.amount),
  tokens: fromHundredths(row.tokens),
  reason: row.reason,
  status: row.status,
  lastError: row.last_error,
  givenUpAt: timeOf(row.operator_since),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const presentDispute = (row: DisputeRow, authors: Authors): ManagedDispute => ({
  _id: row.id,
  paymentId: row.payment_id,
  person: authorOf(authors, row.user_id),
  provider: row.provider,
  ref: row.provider_ref,
  amount: fromHundredths(row.amount),
  currency: row.currency,
  reason: row.reason,
  status: row.status,
  dueAt: timeOf(row.due_at),
  answeredAt: timeOf(row.answered_at),
  acceptedAt: timeOf(row.accepted_at),
  openedAt: row.opened_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** A failed refund has returned its tokens already, and a gateway that is gone answers nothing: no retry helps. */
const actsOf = ({ kind, state }: QueuedRow, isGatewayGone: boolean): WaitingPayment['acts'] =>
  isGatewayGone || (kind === 'refund' && state === 'failed') ? ['end'] : ['retry', 'end'];

export const presentQueued = (row: QueuedRow, authors: Authors, isGatewayGone: boolean): WaitingPayment => ({
  _id: row.id,
  kind: row.kind,
  paymentId: row.payment_id,
  person: row.user_id === null ? null : authorOf(authors, row.user_id),
  amount: row.amount === null ? null : fromHundredths(row.amount),
  currency: row.currency,
  state: row.state,
  lastError: row.last_error,
  since: row.since.toISOString(),
  isGatewayGone,
  acts: actsOf(row, isGatewayGone),
});
