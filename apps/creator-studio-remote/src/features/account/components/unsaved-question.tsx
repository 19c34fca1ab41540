import { useTranslation } from '@barg/runtime/i18n';
import { LeaveQuestion } from '../../../shared/leave-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';

interface UnsavedQuestionProps {
  isDirty: boolean;
  /** Called when the changes are discarded. */
  onLeave?: () => void;
}

/** Asks before what was changed is lost. */
export function UnsavedQuestion({ isDirty, onLeave }: UnsavedQuestionProps) {
  const { t } = useTranslation('creator-studio');
  const guard = useStudioGuard(isDirty);
  const handleLeave = () => {
    onLeave?.();
    guard.leave();
  };
  return (
    <LeaveQuestion
      guard={{ ...guard, leave: handleLeave }}
      title={t('account.unsaved.title')}
      text={t('account.unsaved.text')}
      leaveLabel={t('account.unsaved.leave')}
    />
  );
}
