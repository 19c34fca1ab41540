import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Amount, Inline, Text, useFormat, usePrice, UserWords, useToast } from '@barg/ui-kit';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useBuyTicketMutation } from '../api/buy-ticket.ts';

/** Answers `commerce.ticket`. */
export function TicketDialog({ payload, onSettled }: IntentDialogProps<'commerce.ticket'>) {
  return (
    <FanGate wanted={{ kind: 'dialog', intent: 'commerce.ticket', payload }} onRefused={() => onSettled(null)}>
      <Ticket payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

/** It was bought in another tab or on another device; nothing was charged. */
const HAS_ONE = 'wallet.already_purchased';

/** What can be bought no more as it was asked for; the page is refetched, and shows how it is by now. */
const IS_OTHERWISE: ReadonlySet<string> = new Set([
  'price.changed',
  'stream.ended',
  'stream.banned',
  'wallet.not_for_sale',
]);

function Ticket({ payload: { stream, performer }, onSettled }: IntentDialogProps<'commerce.ticket'>) {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  const format = useFormat();
  const toast = useToast();
  const percent = useSetting('ticketMinimumPercent');
  const [buyTicket] = useBuyTicketMutation();
  const { _id: streamId, title, price } = stream;
  const payment = useWalletPayment({
    place: `ticket:${streamId}`,
    price,
    order: { type: 'stream-ticket', streamId, price },
    pay: (key) => buyTicket({ streamId, price, key }).unwrap(),
    onPaid: () => {
      toast(t('ticket.done'), { tone: 'success' });
      onSettled('done');
    },
    onRefused: ({ code, message }) => {
      if (code !== HAS_ONE && !IS_OTHERWISE.has(code)) return false;
      toast(message);
      onSettled(code === HAS_ONE ? 'done' : null);
      return true;
    },
  });
  return (
    <PayDialog
      title={t('ticket.title')}
      payment={payment}
      label={t('ticket.pay', { tokens: inTokens(price) })}
      onClose={() => onSettled(null)}
    >
      <Text as="p" weight="bold">
        <UserWords text={title} isLinked={false} />
      </Text>
      <Text as="p">{t('ticket.held', { name: performer.name, percent: format.number(percent) })}</Text>
      <Inline justify="space-between">
        <Text tone="muted">{t('ticket.price')}</Text>
        <Amount value={price} unit="tokens" />
      </Inline>
    </PayDialog>
  );
}
