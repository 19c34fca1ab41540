import { useState } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import type { SubscriptionType } from '@barg/session';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Text, usePrice, useToast } from '@barg/ui-kit';
import { SentNote, TextArea, TextField } from '@barg/ui-kit/fields';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useGiveSubscriptionMutation } from '../api/give-subscription.ts';
import { plansOf } from '../hooks/plans.ts';
import { PlanChoice } from './plan-choice.tsx';

const LONGEST_NOTE = 500;
const LONGEST_NAME = 64;

interface GiftDialogProps {
  performer: PerformerProfile;
  onClose: () => void;
}

/** Gives a subscription to another fan, by username. */
export default function GiftDialog({ performer, onClose }: GiftDialogProps) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const inTokens = usePrice();
  const [give] = useGiveSubscriptionMutation();
  const [type, choose] = useState<SubscriptionType>('monthly');
  const who = useUnsentText(`gift-to:${performer._id}`);
  const said = useUnsentText(`gift-note:${performer._id}`);
  const plans = plansOf(performer, { isFirst: false, freeMonths: 0 });
  const chosen = plans.find(({ period }) => period === type) ?? plans[0];
  const [username, note] = [who.text.trim().replace(/^@/, ''), shownWords(said.text)];
  const price = chosen?.charge ?? NaN;
  const body = {
    ...{ performerId: performer._id, username, type: chosen?.period ?? 'monthly', expectedPrice: price },
    ...(note && { note }),
  };
  const payment = useWalletPayment({
    place: `gift:${performer._id}`,
    price,
    order: body,
    pay: (key) => give({ body, key }).unwrap(),
    onPaid: () => {
      who.forget(who.text);
      said.forget(said.text);
      toast(t('gift.done', { username }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <PayDialog
      title={t('gift.title', { name: performer.name })}
      payment={payment}
      label={Number.isFinite(price) ? t('gift.give', { tokens: inTokens(price) }) : t('gift.action')}
      isPayable={username !== ''}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('gift.help')}
      </Text>
      <TextField
        label={t('gift.username')}
        dir="ltr"
        autoCapitalize="none"
        maxLength={LONGEST_NAME}
        value={who.text}
        onChange={(event) => who.change(event.target.value)}
      />
      <PlanChoice plans={plans} chosen={chosen} choose={choose} isOnce />
      <TextArea
        label={t('gift.note')}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={said.text}
        onChange={(event) => said.change(event.target.value)}
      />
      <SentNote isSent={who.isSent || said.isSent} />
    </PayDialog>
  );
}
