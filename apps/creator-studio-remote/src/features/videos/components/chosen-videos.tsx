import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChosenBar } from '../../../shared/choosable-row.styles.ts';

const DeleteVideos = lazy(() =>
  import('./delete-videos.tsx').then(({ DeleteVideos: component }) => ({ default: component })),
);

interface ChosenVideosProps {
  videoIds: readonly string[];
  onForget: (videoIds: readonly string[]) => void;
}

/** How many videos are chosen, and what can be done with all of them. */
export function ChosenVideos({ videoIds, onForget }: ChosenVideosProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const count = videoIds.length;
  return (
    <ChosenBar>
      <Text role="status">{t('videos.chosen', { count, amount: format.number(count) })}</Text>
      <Inline>
        <Button onClick={() => onForget(videoIds)}>{t('videos.chooseNone')}</Button>
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {t('videos.deleteChosen')}
        </Button>
      </Inline>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteVideos videoIds={videoIds} isOpen onClose={() => setAsking(false)} onDeleted={onForget} />
        </Suspense>
      )}
    </ChosenBar>
  );
}
