import Volume2 from 'lucide-react/icons/volume-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { PromptPlace } from './prompt.styles.ts';
import type { Video } from './use-video.ts';

/** In the middle of a picture that the browser plays without its sound: turns it on. */
export function SoundPrompt({ video, size = 'md' }: { video: Video; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('live');
  if (!video.isUnmuteOffered) return null;
  return (
    <PromptPlace>
      <Button variant="media" size={size} icon={Volume2} onClick={video.toggleMuted}>
        {t('player.unmutePrompt')}
      </Button>
    </PromptPlace>
  );
}
