import { useTranslation } from '@barg/runtime/i18n';
import { useInView } from '@barg/ui-kit';
import { UnreadMark as Mark } from './marks.styles.ts';

/** Above the first message that was new when the conversation was opened. */
export function UnreadMark({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation('messaging');
  const mark = useInView<HTMLLIElement>(onSeen, { margin: '0px' });
  return (
    <Mark ref={mark} data-unread-line>
      {t('unread.line')}
    </Mark>
  );
}
