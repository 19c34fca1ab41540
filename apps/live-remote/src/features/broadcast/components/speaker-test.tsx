import Volume2 from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Stack, Text } from '@barg/ui-kit';
import { playTestSound } from '../media/play-test-sound.ts';

/** Plays a sound, and says what to do when none is heard. */
export function SpeakerTest() {
  const { t } = useTranslation('live');
  const [state, setState] = useState<'new' | 'playing' | 'played'>('new');
  const handleClick = async () => {
    setState('playing');
    // Where there is no sound at all it is not heard either, and the note says what to do.
    await playTestSound().catch(() => undefined);
    setState('played');
  };
  return (
    <Stack gap={2}>
      <Text as="span" size="caption" tone="muted">
        {t('broadcast.speaker.label')}
      </Text>
      <Button icon={Volume2} isLoading={state === 'playing'} onClick={() => void handleClick()}>
        {t('broadcast.speaker.test')}
      </Button>
      <Text role="status" size="caption" tone="muted">
        {state === 'played' && t('broadcast.speaker.help')}
      </Text>
    </Stack>
  );
}
