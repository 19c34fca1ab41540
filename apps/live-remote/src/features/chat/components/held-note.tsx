import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { useNow } from '../../../shared/use-now.ts';

interface HeldNoteProps {
  /** When the writer's turn comes, in milliseconds since 1970. */
  until: number;
  /** Sends what is in the field by then. */
  onDue: () => void;
  onCancel: () => void;
}

/** Counts down to the writer's turn in a slow chat. The message stays in the field, and goes by itself. */
export function HeldNote({ until, onDue, onCancel }: HeldNoteProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const now = useNow();
  const isDue = now >= until;
  const send = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);
  const count = Math.max(1, Math.ceil((until - now) / 1000));
  const time = t('chat.rules.slowSeconds', { count, amount: format.number(count) });
  return (
    <Inline justify="space-between">
      {/* Not live: it would be read each second. The field's note says it once. */}
      <Text size="caption" tone="muted">
        {t('chat.held', { time })}
      </Text>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {t('chat.heldCancel')}
      </Button>
    </Inline>
  );
}
