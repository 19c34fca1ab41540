import { useTranslation } from '@barg/runtime/i18n';
import { LeaveQuestion } from '../../../shared/leave-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';

/** Asks before what was changed is lost. */
export function UnsavedQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('creator-studio');
  return (
    <LeaveQuestion
      guard={useStudioGuard(isDirty)}
      title={t('account.unsaved.title')}
      text={t('account.unsaved.text')}
      leaveLabel={t('account.unsaved.leave')}
    />
  );
}
