import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';
import { Centered } from '../panes.styles.ts';

/** Beside the list while no conversation is chosen. */
export function NoThread() {
  const { t } = useTranslation('messaging');
  return (
    <Centered>
      <EmptyState icon={MessagesSquare} title={t('thread.none')} />
    </Centered>
  );
}
