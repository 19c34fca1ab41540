import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { useMakeClipMutation } from '../api/recording.ts';

/** Makes a clip of a stream's last minute, or of the minute before a moment of its film, in seconds. */
export function useClip(streamId: string) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [make, { isLoading }] = useMakeClipMutation();
  const clip = async (until?: number): Promise<void> => {
    const { error } = await make({ streamId, ...(until !== undefined && { until }) });
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else toast(t('live:clip.done'), { tone: 'success' });
  };
  return { clip: (until?: number) => void clip(until), isLoading };
}
