import { useTranslation } from '@barg/runtime/i18n';
import type { LeaveGuard } from '@barg/runtime/router';
import { LeaveQuestion } from '../../../shared/leave-question.tsx';
import { MissingFiles } from './missing-files.tsx';

interface UnfinishedUploadsProps {
  guard: LeaveGuard;
  /** How many will not go out with the post. */
  missing: number;
}

/**
 * Asks before files stop on their way, of which what has arrived is kept, so that they can go on later; and names those
 * that no longer are.
 */
export default function UnfinishedUploads({ guard, missing }: UnfinishedUploadsProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <>
      <LeaveQuestion
        guard={guard}
        title={t('composer.leaving.title')}
        text={t('composer.leaving.text')}
        leaveLabel={t('composer.leaving.leave')}
      />
      {missing > 0 && <MissingFiles count={missing} />}
    </>
  );
}
