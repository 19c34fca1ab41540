import ChartBar from 'lucide-react/icons/chart-bar';
import { useEffect, useRef, useState } from 'react';
import type { OwnFeedPost, Poll } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text, UserLine, UserWords } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import { PollFields } from './poll-fields.tsx';
import { keptEnd } from '../../../../shared/polls/poll-end.ts';
import { emptyDraft, isPollLocked, type PollDraft } from '../../../../shared/polls/poll-schema.ts';
import { FieldGroup, GroupLegend } from '../field-group.styles.ts';
import { momentOf, type MomentValues } from '../../../../shared/times/moment-schema.ts';
import { LockedOptions } from './poll.styles.ts';

/** The post's poll, or the way to add one. `post` is the one that is edited. */
export function PollSection({ post }: { post: OwnFeedPost | undefined }) {
  const { t } = useTranslation('creator-studio');
  const { watch, setValue, setFocus } = useFormContext<{ poll: PollDraft | null; publish: MomentValues }>();
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
  const poll = post?.poll ?? null;
  if (poll && isPollLocked(poll)) return <LockedPoll poll={poll} />;
  if (isOn) return <PollFields endsAt={keptEnd(post, momentOf(watch('publish')))} onRemove={() => set(null)} />;
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
      <UserLine as={Text} weight="medium" text={question} />
      <LockedOptions>
        {options.map(({ _id, text }) => (
          <li key={_id}>
            <UserWords text={text} isLinked={false} />
          </li>
        ))}
      </LockedOptions>
      <Text size="caption" tone="muted">
        {t('composer.poll.locked')}
      </Text>
    </FieldGroup>
  );
}
