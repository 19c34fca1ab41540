import { useTranslation } from '@barg/runtime/i18n';

/** What is named by machines: gateways, their events, and their reasons. */
export type CodeGroup = 'events' | 'gateways' | 'disputes' | 'failures' | 'transfers' | 'targets';

/** Gateways call the same thing by several names; what comes after these beginnings is the same. */
const SAME: ReadonlyArray<readonly [string, string]> = [
  ['payment_intent.payment_', 'charge.'],
  ['payment_intent.', 'charge.'],
  ['charge.dispute.', 'dispute.'],
  ['charge.refund.', 'refund.'],
  ['payment.', ''],
];

const keyOf = (code: string): string => {
  const [long = '', short = ''] = SAME.find(([beginning]) => code.startsWith(beginning)) ?? [];
  return `${short}${code.slice(long.length)}`.replace(/[^a-z0-9]+/gi, '-');
};

/** The words for a code; null for an unknown one. */
export function useCodeWords() {
  const { t } = useTranslation('operator');
  return (group: CodeGroup, code: string): string | null =>
    t(`codes.${group}.${keyOf(code)}`, { defaultValue: '' }) || null;
}

/** What machines call something, in words. What has none is shown as the code that it is. */
export function Coded({ group, code }: { group: CodeGroup; code: string }) {
  const wordsOf = useCodeWords();
  return (
    <bdi dir={wordsOf(group, code) === null ? 'ltr' : undefined}>{wordsOf(group, code) ?? <code>{code}</code>}</bdi>
  );
}
