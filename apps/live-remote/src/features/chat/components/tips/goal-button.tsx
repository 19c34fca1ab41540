import Target from 'lucide-react/icons/target';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyDialog } from '@barg/ui-kit';
import type { StreamChat } from '../../api/chat-state.ts';

const GoalDialog = lazyDialog(() => import('./goal-dialog.tsx'));

export function GoalButton({ streamId, goal }: { streamId: string; goal: StreamChat['goal'] }) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Target} size="sm" label={t('tips.open')} onClick={() => setOpen(true)} />
      {isOpen && <GoalDialog streamId={streamId} goal={goal} onClose={() => setOpen(false)} />}
    </>
  );
}
