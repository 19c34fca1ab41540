import { useTranslation } from '@barg/runtime/i18n';
import type { LeaveGuard } from '@barg/runtime/router';
import { LeaveQuestion } from './leave-question.tsx';

/** Asks before files are lost that were chosen and not sent; the words of their form stay. */
export function UnsentFilesQuestion({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('creator-studio');
  return (
    <LeaveQuestion
      guard={guard}
      title={t('unsentFiles.title')}
      text={t('unsentFiles.text')}
      leaveLabel={t('unsentFiles.leave')}
    />
  );
}
