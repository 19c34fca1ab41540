import { useState } from 'react';
import type { CancelSubscriptionBodyReason } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { SelectField, TextArea } from '@barg/ui-kit/fields';

const REASONS = [
  'too-expensive',
  'too-little',
  'not-as-expected',
  'seen-enough',
  'too-many',
  'technical',
  'other',
] as const satisfies CancelSubscriptionBodyReason[];

type CancelReason = (typeof REASONS)[number] | 'none';

/** The reason of a cancellation; optional. */
export const useCancelReason = (subscriptionId: string) => {
  const [reason, setReason] = useState<CancelReason>('none');
  const { text: words, change: setWords, forget } = useUnsentText(`cancel-subscription:${subscriptionId}`);
  return {
    reason,
    setReason,
    words,
    setWords,
    forget: () => forget(words),
    why: reason === 'none' ? null : { reason, words: words.trim() },
  };
};

interface CancelReasonFieldsProps {
  name: string;
  said: ReturnType<typeof useCancelReason>;
}

/** The fields for the reason of a cancellation; all are optional. */
export function CancelReasonFields({ name, said }: CancelReasonFieldsProps) {
  const { t } = useTranslation('commerce');
  const { reason, setReason, words, setWords } = said;
  const options = (['none', ...REASONS] as const).map((value) => ({
    value,
    label: t(`subscriptions.reasons.${value}`),
  }));
  return (
    <>
      <SelectField
        label={t('subscriptions.why')}
        help={reason === 'none' ? undefined : t('subscriptions.whyHelp', { name })}
        options={options}
        value={reason}
        onChange={(event) => setReason(options.find(({ value }) => value === event.target.value)?.value ?? 'none')}
      />
      {reason !== 'none' && (
        <TextArea
          label={t('subscriptions.whyWords')}
          rows={3}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </>
  );
}
