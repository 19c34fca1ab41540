import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, lazyDialog, useFormat } from '@barg/ui-kit';
import { leaveFullscreen } from '@barg/ui-kit/fullscreen';
import { PillButton } from '../../../../shared/layout/screen-badges.styles.ts';

const ViewersDialog = lazyDialog(() => import('./viewers-dialog.tsx'));

interface ViewersButtonProps {
  streamId: string;
  count: number;
  role: 'performer' | 'moderator';
}

/** The number of viewers, for those who may see their names. */
export function ViewersButton({ streamId, count, role }: ViewersButtonProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const amount = format.number(count);
  const handleOpen = () => {
    leaveFullscreen();
    setOpen(true);
  };
  return (
    <>
      <PillButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('people.open', { watching: t('viewers', { count, amount }) })}
        onClick={handleOpen}
      >
        <Icon icon={Eye} size={16} />
        <bdi>{amount}</bdi>
      </PillButton>
      {isOpen && <ViewersDialog streamId={streamId} count={count} role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
