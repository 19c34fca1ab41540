import { useTranslation } from '@barg/runtime/i18n';
import type { LeaveGuard } from '@barg/runtime/router';
import { LeaveQuestion } from '../../../shared/leave-question.tsx';

/** Asks before files stop on their way. What has arrived of them is kept, so that they can go on later. */
export default function UploadsQuestion({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('creator-studio');
  return (
    <LeaveQuestion
      guard={guard}
      title={t('composer.leaving.title')}
      text={t('composer.leaving.text')}
      leaveLabel={t('composer.leaving.leave')}
    />
  );
}
