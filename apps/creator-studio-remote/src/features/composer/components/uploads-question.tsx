import { useTranslation } from '@barg/runtime/i18n';
import { LeaveQuestion } from '../../../shared/leave-question.tsx';

/** Asks before files stop on their way. What has arrived of them is kept, so that they can go on later. */
export default function UploadsQuestion() {
  const { t } = useTranslation('creator-studio');
  return (
    <LeaveQuestion
      isActive
      title={t('composer.leaving.title')}
      text={t('composer.leaving.text')}
      leaveLabel={t('composer.leaving.leave')}
    />
  );
}
