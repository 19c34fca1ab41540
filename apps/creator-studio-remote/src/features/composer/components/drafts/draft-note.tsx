import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import type { DraftStatus } from '../../hooks/draft-keeper.ts';

/** Whether what is written is kept. */
export function DraftNote({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Text size="caption" tone={status === 'failed' ? 'danger' : 'muted'} role="status">
      {status === 'idle' ? '' : t(`composer.drafts.${status}`)}
    </Text>
  );
}
