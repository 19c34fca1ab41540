import { useTranslation } from '@barg/runtime/i18n';
import { Button, useFormat } from '@barg/ui-kit';
import { FormSelect, FormTextField } from '@barg/ui-kit/forms';
import { PollOptions } from './poll-options.tsx';
import { POLL_ENDS, QUESTION_MAX } from '../../../../shared/polls/poll-schema.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';

interface PollFieldsProps {
  /** The end of the poll that is edited. */
  endsAt: string | null;
  onRemove: () => void;
}

/** A question, its options and when it ends. */
export function PollFields({ endsAt, onRemove }: PollFieldsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const labelOf = (end: (typeof POLL_ENDS)[number]): string =>
    end === 'none'
      ? t('composer.poll.stays')
      : t('composer.poll.after', { count: Number(end), amount: format.number(Number(end)) });
  const ends = [
    ...(endsAt ? [{ value: 'keep', label: t('composer.poll.keep', { when: format.dateTime(endsAt) }) }] : []),
    ...POLL_ENDS.map((value) => ({ value, label: labelOf(value) })),
  ];
  return (
    <FieldGroup>
      <GroupLegend>{t('composer.poll.title')}</GroupLegend>
      <FormTextField
        name="poll.question"
        label={t('composer.poll.question')}
        maxLength={QUESTION_MAX}
        autoComplete="off"
      />
      <PollOptions />
      <FormSelect name="poll.end" label={t('composer.poll.end')} options={ends} />
      <Button variant="quiet" onClick={onRemove}>
        {t('composer.poll.remove')}
      </Button>
    </FieldGroup>
  );
}
