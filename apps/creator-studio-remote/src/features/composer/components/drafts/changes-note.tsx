import { useTranslation } from '@barg/runtime/i18n';
import { Inline, Text } from '@barg/ui-kit';
import { DiscardButton } from '@barg/ui-kit/forms';
import type { DraftStatus } from '../../hooks/draft-keeper.ts';

interface ChangesNoteProps {
  status: DraftStatus;
  /** Whether there are unpublished changes. */
  isKept: boolean;
  onDiscard: () => void;
}

/** Whether what was changed is kept, and the way back to the post as it is. */
export function ChangesNote({ status, isKept, onDiscard }: ChangesNoteProps) {
  const { t } = useTranslation('creator-studio');
  const key = status === 'idle' ? (isKept ? 'waiting' : null) : status;
  return (
    <Inline gap={3}>
      <Text size="caption" tone={status === 'failed' ? 'danger' : 'muted'} role="status">
        {key === null ? '' : t(`composer.changes.${key}`)}
      </Text>
      {isKept && <DiscardButton onDiscard={onDiscard}>{t('composer.changes.discard')}</DiscardButton>}
    </Inline>
  );
}
