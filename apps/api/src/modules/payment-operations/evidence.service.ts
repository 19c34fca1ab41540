import { directionOf, completeLocaleOf } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { MessageLocale } from '../../errors/localized-message.ts';
import { tokenWords } from '../../errors/token-words.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isolate } from '../../shared/isolate.ts';
import { movementWords } from '../ledger/movement-words.ts';
import { readSettings } from '../settings/settings.service.ts';
import { EVIDENCE_LENGTH } from './disputes.schema.ts';
import { EVIDENCE_WORDS, type EvidenceWords } from './evidence-words.ts';
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
 * A draft of the evidence for a dispute, from the stored facts, for an operator to edit. It names nobody but the payer
 * and the sellers. Figures and times are written alike in each language, so that a bank finds them in its own books.
 *
 * @param language that of the site (setting `locale`) where nobody chose one
 * @throws NotFoundError
 */
export const gatherEvidence = async (
  db: Queryable,
  { disputeId, language }: { disputeId: string; language?: MessageLocale | undefined },
): Promise<string> => {
  const [receipt, { locale: siteLocale }] = await Promise.all([findReceipt(db, disputeId), readSettings(db)]);
  if (!receipt) throw new NotFoundError();
  const locale = language ?? completeLocaleOf(siteLocale);
  const words = EVIDENCE_WORDS[locale];
  const { user_id: userId, paid_at: paidAt } = receipt;
  const [spent, talks, devices] = await Promise.all([
    findSpent(db, userId, paidAt),
    findConversations(db, userId, paidAt),
    findDevices(db, userId, paidAt),
  ]);
  const parts = [
    receiptLines(receipt, locale),
    accountLines(receipt, devices, words),
    [words.spent, ...(spent.length > 0 ? spent.map((row) => spentLine(row, locale)) : [`- ${words.nothing}`])],
    talks.length > 0 ? [words.messages, ...talks.map((row) => talkLine(row, words))] : [],
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return (directionOf(locale) === 'rtl' ? text.replace(LEFT_TO_RIGHT, isolate) : text).slice(0, EVIDENCE_LENGTH);
};

/** Times and money, whose parts would change places among words from right to left. */
const LEFT_TO_RIGHT = /\d{4}-\d\d-\d\dT[\d:]+Z|\d+\.\d\d [A-Z]{3}\b/g;

const at = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');
const figure = (amount: Hundredths): string => fromHundredths(amount).toFixed(2);
const tokensOf = (amount: Hundredths, locale: MessageLocale): string =>
  tokenWords(locale, fromHundredths(amount), figure(amount));

const receiptLines = (row: ReceiptRow, locale: MessageLocale): string[] => {
  const words = EVIDENCE_WORDS[locale];
  return [
    words.receipt({ id: row.payment_id, money: `${figure(row.amount)} ${row.currency}`, at: at(row.paid_at) }),
    ...(row.provider_ref ? [words.charge(row.provider_ref)] : []),
    ...(row.brand && row.last4 ? [words.card(row.brand, row.last4)] : []),
    words.tokens(tokensOf(row.tokens, locale)),
    ...(row.refunded > 0n ? [words.refunded(`${figure(row.refunded)} ${row.currency}`)] : []),
  ];
};

type Device = Awaited<ReturnType<typeof findDevices>>[number];

const accountLines = (row: ReceiptRow, devices: readonly Device[], words: EvidenceWords): string[] => [
  words.account(`${row.name}${row.username ? ` (@${row.username})` : ''}`, at(row.registered_at)),
  words.verified(row.is_email_verified),
  ...(row.last_seen_at ? [words.lastSeen(at(row.last_seen_at))] : []),
  ...devices.map(({ user_agent: agent, created_at: since }) => words.signedIn(at(since), agent || null)),
];

const spentLine = (row: SpentRow, locale: MessageLocale): string => {
  const words = EVIDENCE_WORDS[locale];
  const { kindOf, subjectOf } = movementWords(locale);
  // Gifts are named like other subscriptions: who got one is no business of a bank.
  const sale = { ...row, reversed_kind: null, given_to: null };
  const [kind, subject] = [kindOf(sale), subjectOf({ ...sale, title: null }, new Map())];
  const parts = [
    `- ${at(row.created_at)} ${words.paid(subject ? `${kind} (${subject})` : kind, tokensOf(row.amount, locale))}`,
    row.performer ? words.to(`@${row.performer}`) : '',
    row.title ? `"${row.title.replace(/\s+/g, ' ').trim()}"` : '',
    ...deliveryOf(row, words),
    row.reversed > 0n ? words.givenBack(tokensOf(row.reversed, locale)) : '',
  ];
  return parts.filter(Boolean).join(COMMAS[locale]);
};

const COMMAS: Readonly<Record<MessageLocale, string>> = { 'fa-IR': '، ', 'en-US': ', ', 'ar-EG': '، ' };

/** How it is known that an item reached its buyer. */
const deliveryOf = (row: SpentRow, words: EvidenceWords): string[] => [
  row.quantity !== null && row.quantity > 1 ? words.pieces(row.quantity) : '',
  row.opened_at && row.last_opened_at
    ? words.opened({ count: row.open_count ?? 1, first: at(row.opened_at), last: at(row.last_opened_at) })
    : '',
  row.status ? words.order(words.statuses[row.status]) : '',
  row.shipped_at ? words.shipped(at(row.shipped_at)) : '',
  row.carrier || row.tracking_number ? words.carrier(`${row.carrier ?? ''} ${row.tracking_number ?? ''}`.trim()) : '',
  row.delivered_at ? words.delivered(at(row.delivered_at)) : '',
];

const talkLine = ({ other, count, last_at: last }: ConversationRow, words: EvidenceWords): string =>
  `- ${words.written({ count, to: other ? `@${other}` : null, last: at(last) })}`;
