import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { EVIDENCE_LENGTH } from './disputes.schema.ts';
import {
  findDevices,
  findReceipt,
  findSpent,
  findConversations,
  type ReceiptRow,
  type SpentRow,
  type ConversationRow,
} from './evidence.repository.ts';

/**
 * A draft of the evidence for a dispute, from the stored facts, for an operator to edit. It is in English, because
 * banks read it, and names nobody but the payer and the sellers.
 *
 * @throws NotFoundError
 */
export const gatherEvidence = async (db: Queryable, disputeId: string): Promise<string> => {
  const receipt = await findReceipt(db, disputeId);
  if (!receipt) throw new NotFoundError();
  const { user_id: userId, paid_at: paidAt } = receipt;
  const [spent, talks, devices] = await Promise.all([
    findSpent(db, userId, paidAt),
    findConversations(db, userId, paidAt),
    findDevices(db, userId, paidAt),
  ]);
  const parts = [
    receiptLines(receipt),
    accountLines(receipt, devices),
    ['What was bought with the tokens since then:', ...(spent.length > 0 ? spent.map(spentLine) : ['- nothing'])],
    talks.length > 0 ? ['Messages that the payer wrote since then:', ...talks.map(talkLine)] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .slice(0, EVIDENCE_LENGTH);
};

const at = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');
const figure = (amount: Hundredths): string => fromHundredths(amount).toFixed(2);

const receiptLines = (row: ReceiptRow): string[] => [
  `Receipt: payment ${row.payment_id}, ${figure(row.amount)} ${row.currency}, ${at(row.paid_at)}`,
  ...(row.provider_ref ? [`Charge: ${row.provider_ref}`] : []),
  ...(row.brand && row.last4 ? [`Card: ${row.brand}, ends in ${row.last4}`] : []),
  `It bought ${figure(row.tokens)} tokens, which were in the payer's wallet at once.`,
  ...(row.refunded > 0n ? [`Refunded since then: ${figure(row.refunded)} ${row.currency}`] : []),
];

const accountLines = (row: ReceiptRow, devices: ReadonlyArray<{ user_agent: string; created_at: Date }>): string[] => [
  `Account: ${row.name}${row.username ? ` (@${row.username})` : ''}, registered ${at(row.registered_at)}`,
  `E-mail address verified: ${row.is_email_verified ? 'yes' : 'no'}`,
  ...(row.last_seen_at ? [`Last seen: ${at(row.last_seen_at)}`] : []),
  ...devices.map(({ user_agent: agent, created_at: since }) => `Signed in ${at(since)}: ${agent || 'unknown device'}`),
];

const spentLine = (row: SpentRow): string =>
  [
    `- ${at(row.created_at)} ${row.kind}${row.item_type ? ` (${row.item_type})` : ''}: ${figure(row.amount)} tokens`,
    row.performer ? `to @${row.performer}` : '',
    row.title ? `"${row.title.replace(/\s+/g, ' ').trim()}"` : '',
    ...deliveryOf(row),
    row.reversed > 0n ? `given back: ${figure(row.reversed)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** How it is known that an item reached its buyer. */
const deliveryOf = (row: SpentRow): string[] => [
  row.quantity !== null && row.quantity > 1 ? `${row.quantity} pieces` : '',
  row.opened_at && row.last_opened_at
    ? `opened ${row.open_count ?? 1} times, first ${at(row.opened_at)}, last ${at(row.last_opened_at)}`
    : '',
  row.status ? `order ${row.status}` : '',
  row.shipped_at ? `shipped ${at(row.shipped_at)}` : '',
  row.carrier || row.tracking_number ? `by ${row.carrier ?? ''} ${row.tracking_number ?? ''}`.trim() : '',
  row.delivered_at ? `delivered ${at(row.delivered_at)}` : '',
];

const talkLine = ({ other, count, last_at: last }: ConversationRow): string =>
  `- ${count} to ${other ? `@${other}` : 'somebody'}, last ${at(last)}`;
