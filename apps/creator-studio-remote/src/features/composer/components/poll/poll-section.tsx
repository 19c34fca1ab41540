import ChartBar from 'lucide-react/icons/chart-bar';
import { useEffect, useRef, useState } from 'react';
import type { Poll } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { PollFields } from './poll-fields.tsx';
import { emptyDraft, isPollLocked, type PollDraft } from './poll-schema.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { LockedOptions } from './poll.styles.ts';

/** The post's poll, or the way to add one. `poll` is the one that the post has already. */
export function PollSection({ poll }: { poll: Poll | null }) {
  const { t } = useTranslation('creator-studio');
  const { watch, setValue, setFocus } = useFormContext<{ poll: PollDraft | null }>();
  const [change, setChange] = useState<'added' | 'removed' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isOn = watch('poll') !== null;
  useEffect(() => {
    if (change === 'added') setFocus('poll.question');
    if (change === 'removed') addButton.current?.focus();
  }, [change, setFocus]);

  const set = (draft: PollDraft | null): void => {
    setValue('poll', draft, { shouldDirty: true });
    setChange(draft ? 'added' : 'removed');
  };
  if (poll && isPollLocked(poll)) return <LockedPoll poll={poll} />;
  if (isOn) return <PollFields endsAt={poll?.endsAt ?? null} onRemove={() => set(null)} />;
  return (
    <div>
      <Button ref={addButton} icon={ChartBar} onClick={() => set(emptyDraft())}>
        {t('composer.poll.add')}
      </Button>
    </div>
  );
}

function LockedPoll({ poll: { question, options } }: { poll: Poll }) {
  const { t } = useTranslation('creator-studio');
  return (
    <FieldGroup>
      <GroupLegend>{t('composer.poll.title')}</GroupLegend>
      <Text weight="medium" dir="auto">
        {question}
      </Text>
      <LockedOptions>
        {options.map(({ _id, text }) => (
          <li key={_id}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </LockedOptions>
      <Text size="caption" tone="muted">
        {t('composer.poll.locked')}
      </Text>
    </FieldGroup>
  );
}
