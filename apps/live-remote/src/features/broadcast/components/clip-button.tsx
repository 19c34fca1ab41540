import Scissors from 'lucide-react/icons/scissors';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import { useClip } from '../hooks/use-clip.ts';

/** Makes a film of the last minute of the running stream. */
export function ClipButton({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const { clip, isLoading } = useClip(streamId);
  return (
    <IconButton
      variant="outlined"
      size="lg"
      icon={Scissors}
      label={t('clip.last')}
      disabled={isLoading}
      onClick={() => clip()}
    />
  );
}
