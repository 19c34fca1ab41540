import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, SendingProgress, Skeleton, Stack, Text, useFormat } from '@barg/ui-kit';
import { AddCaptions } from './add-captions.tsx';
import { CaptionsRow } from './captions-row.tsx';
import { useFileCaptionsQuery } from './captions.ts';
import { useCaptions } from './use-captions.ts';

/** The API's maximum for one film. */
const MOST_LANGUAGES = 20;

/** The captions of one film, by language. Each file is uploaded as soon as it is chosen. */
export default function CaptionsField({ fileId }: { fileId: string }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { currentData: all, error, refetch } = useFileCaptionsQuery(fileId);
  const { progress, isBusy, failure, put, remove } = useCaptions(fileId);
  if (error && !all) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!all) return <Skeleton height="120px" radius="control" />;
  return (
    <Stack gap={3}>
      {all.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('captions.title')}>
          {all.map((captions) => (
            <CaptionsRow
              key={captions.language}
              captions={captions}
              isBusy={isBusy}
              onReplace={(file) => void put(captions.language, file)}
              onRemove={() => void remove(captions.language)}
            />
          ))}
        </Stack>
      )}
      {failure !== null && (
        <Text tone="danger" role="alert">
          {failure || t('captions.failed')}
        </Text>
      )}
      {progress !== null && <SendingProgress value={progress} label={t('captions.sending')} />}
      {progress === null && all.length < MOST_LANGUAGES && (
        <AddCaptions taken={all.map(({ language }) => language)} onAdd={(language, file) => void put(language, file)} />
      )}
      <Text size="caption" tone="muted">
        {t('captions.help', { kilobytes: format.number(limitInWords(MAX_FILE_BYTES.captions).amount) })}
      </Text>
    </Stack>
  );
}
