import { useState, type FormEvent, type ReactNode } from 'react';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, LoadFailure, SkeletonText, Stack, Text } from '@barg/ui-kit';
import { Checkbox, SentNote, TextField } from '@barg/ui-kit/fields';
import { useCreateStreamKeyMutation, useStreamKeysQuery } from '../api/encoder.ts';
import { CopiedLine } from './copied-line.tsx';
import { StreamKeyRow } from './stream-key-row.tsx';

/** The API's bounds. */
const MAX_NAME_LENGTH = 40;
const MAX_KEYS = 5;

/** The address to which her program sends, and the keys with which it may. */
export function StreamKeys({ serverUrl }: { serverUrl: ReactNode }) {
  const { t } = useTranslation('live');
  const { data: keys, error, isFetching, refetch } = useStreamKeysQuery();
  const [made, setMade] = useState<string | null>(null);
  return (
    <Card>
      <CardTitle>{t('obs.access')}</CardTitle>
      <Stack gap={4}>
        {serverUrl}
        {made && (
          <Stack gap={2} role="status">
            <CopiedLine label={t('obs.newKey')} text={made} />
            <Text tone="muted">{t('obs.once')}</Text>
          </Stack>
        )}
        {!keys && error && <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {!keys && !error && <SkeletonText lines={2} />}
        {keys?.length === 0 && <Text tone="muted">{t('obs.noKeys')}</Text>}
        {keys && keys.length > 0 && (
          <Stack as="ul" gap={3} aria-label={t('obs.keys')}>
            {keys.map((key) => (
              <StreamKeyRow key={key._id} streamKey={key} onRevoked={() => setMade(null)} />
            ))}
          </Stack>
        )}
        {keys && keys.length < MAX_KEYS && <NewKeyForm onMade={setMade} />}
      </Stack>
    </Card>
  );
}

function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { t } = useTranslation(['live', 'shell']);
  const { text: name, isSent, change, forget } = useUnsentText('stream-key-name');
  const [startsStream, setStartsStream] = useState(false);
  const [create, { error, isLoading, reset }] = useCreateStreamKeyMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showsNothing(name)) return;
    const { data } = await create({ name: shownWords(name), startsStream });
    if (!data) return;
    forget(name);
    onMade(data.key);
    // The key stays on this page alone.
    reset();
  };
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('live:obs.keyName')}
        help={t('live:obs.keyNameHelp')}
        value={name}
        onChange={(event) => change(event.target.value)}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={error && (error.message || t('shell:errors.default'))}
      />
      <SentNote isSent={isSent} />
      <Checkbox
        label={t('live:obs.startsStream')}
        help={t('live:obs.startsStreamHelp')}
        checked={startsStream}
        onChange={(event) => setStartsStream(event.target.checked)}
      />
      <Button type="submit" isLoading={isLoading} disabled={showsNothing(name)}>
        {t('live:obs.makeKey')}
      </Button>
    </Stack>
  );
}
