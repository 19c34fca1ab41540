import Target from 'lucide-react/icons/target';
import { useState } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyDialog, useToast } from '@barg/ui-kit';
import { useLazyChatStateQuery, type StreamChat } from '../../api/chat-state.ts';

const GoalDialog = lazyDialog(() => import('./goal-dialog.tsx'));

/** What she asks for in a stream that she has announced: asked of the server when she opens it. */
export function PlanGoal({ stream: { _id: streamId, title } }: { stream: StreamSummary }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [ask] = useLazyChatStateQuery();
  const [opened, setOpened] = useState<Pick<StreamChat, 'goal'> | null>(null);
  const handleOpen = async () => {
    const { data, error } = await ask(streamId);
    if (data && !error) setOpened(data);
    else toast(error?.message || t('shell:errors.default'), { tone: 'danger' });
  };
  return (
    <>
      <IconButton icon={Target} size="sm" label={t('live:tips.openOf', { title })} onClick={() => void handleOpen()} />
      {opened && <GoalDialog streamId={streamId} goal={opened.goal} onClose={() => setOpened(null)} />}
    </>
  );
}
