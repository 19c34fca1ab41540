import { useState } from 'react';
import type { PrivateStreamOffer } from '@barg/api-client/models';
import { privateStreamPath, type IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Amount, Inline, LoadFailure, Text, useFormat, usePrice, useToast } from '@barg/ui-kit';
import { Checkbox, SelectField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { useFan } from '../../../shared/fan.ts';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useAskForPrivateMutation, usePrivateOfferQuery } from '../api/private-offer.ts';
import { minutesAhead } from './minutes-ahead.ts';

/** Answers `commerce.private-stream`. */
export function PrivateDialog({ payload, onSettled }: IntentDialogProps<'commerce.private-stream'>) {
  return (
    <FanGate wanted={{ kind: 'dialog', intent: 'commerce.private-stream', payload }} onRefused={() => onSettled(null)}>
      <Offered payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

/** The button that opened it has read the offer, so it is mostly there at once. */
function Offered({ payload, onSettled }: IntentDialogProps<'commerce.private-stream'>) {
  const { t } = useTranslation('commerce');
  const { data: offer, error, isFetching, refetch } = usePrivateOfferQuery(payload.performer._id);
  if (offer) return <Asked offer={offer} onSettled={onSettled} />;
  if (!error) return null;
  return (
    <Dialog
      isOpen
      title={t('private.title', { name: payload.performer.name })}
      onClose={() => onSettled(null)}
      size="sm"
    >
      <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Dialog>
  );
}

/** Minutes that a fan may choose as the most that he pays for. */
const CHOICES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

interface AskedProps extends Pick<IntentDialogProps<'commerce.private-stream'>, 'onSettled'> {
  offer: PrivateStreamOffer;
}

function Asked({ offer, onSettled }: AskedProps) {
  const { performer, price, leastMinutes, takesCamera } = offer;
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = usePrice();
  const toast = useToast();
  const navigate = useNavigate();
  const choices = [leastMinutes, ...CHOICES.filter((minutes) => minutes > leastMinutes)];
  const [mostMinutes, setMostMinutes] = useState(choices.find((minutes) => minutes >= 15) ?? leastMinutes);
  const [hasCamera, setHasCamera] = useState(false);
  const balance = useFan()?.balance ?? 0;
  const ahead = minutesAhead({ price, leastMinutes, mostMinutes, balance });
  const tokensFor = (minutes: number) => (Math.round(price * 100) * minutes) / 100;
  const [askFor] = useAskForPrivateMutation();
  const order = { performerId: performer._id, expectedPrice: price, mostMinutes, hasCamera };
  const minutesOf = (count: number) => t('private.minutes', { count, amount: format.number(count) });
  const payment = useWalletPayment({
    place: `private:${performer._id}`,
    keyKept: 'dialog',
    // What the wallet has to cover; nothing is taken before she accepts.
    price: tokensFor(leastMinutes),
    soonTaken: tokensFor(ahead),
    unansweredText: t('private.unanswered'),
    order,
    pay: async (key) => {
      const session = await askFor({ order, key }).unwrap();
      void navigate(privateStreamPath(session._id));
    },
    onPaid: () => {
      toast(t('private.done', { name: performer.name }), { tone: 'success' });
      onSettled('done');
    },
  });
  return (
    <PayDialog
      title={t('private.title', { name: performer.name })}
      payment={payment}
      label={t('private.ask', { tokens: inTokens(price) })}
      onClose={() => onSettled(null)}
    >
      <Text as="p">{t('private.text', { minutes: minutesOf(ahead) })}</Text>
      <SelectField
        label={t('private.most')}
        help={t('private.mostHelp')}
        value={String(mostMinutes)}
        onChange={(event) => setMostMinutes(Number(event.target.value))}
        options={choices.map((minutes) => ({ value: String(minutes), label: minutesOf(minutes) }))}
      />
      {takesCamera && (
        <Checkbox
          label={t('private.camera')}
          help={t('private.cameraHelp')}
          checked={hasCamera}
          onChange={(event) => setHasCamera(event.target.checked)}
        />
      )}
      <Inline justify="space-between">
        <Text tone="muted">{t('private.reserved', { minutes: minutesOf(ahead) })}</Text>
        <Amount value={tokensFor(ahead)} unit="tokens" />
      </Inline>
      <Inline justify="space-between">
        <Text tone="muted">{t('private.atMost')}</Text>
        <Amount value={tokensFor(mostMinutes)} unit="tokens" />
      </Inline>
    </PayDialog>
  );
}
