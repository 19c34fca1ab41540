import Radio from 'lucide-react/icons/radio';
import { useState, type FormEvent } from 'react';
import type { StartStreamBody } from '@barg/api-client/models';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Stack } from '@barg/ui-kit';
import { Checkbox, TextField } from '@barg/ui-kit/fields';
import { useStartStreamMutation } from '../api/start-stream.ts';
import { RecordSwitch } from './record-switch.tsx';
import { kindBody, readKind } from './chosen-kind.ts';
import { KindFields } from './kind-fields.tsx';

/** The API's maximum. */
const MAX_TITLE_LENGTH = 140;

/** Starts a broadcast of this tab's camera. */
export function StartForm({ isCameraOpen }: { isCameraOpen: boolean }) {
  const start = useStartStreamMutation();
  return <StartFields starting={start} isReady={isCameraOpen} />;
}

interface StartFieldsProps {
  /** How a stream is started. */
  starting: readonly [
    start: (facts: StartStreamBody) => PromiseLike<{ error?: unknown }>,
    state: { error?: { message?: string } | undefined; isLoading: boolean },
  ];
  /** Whether there is something to send. */
  isReady: boolean;
}

/** The title, who may watch, and the button that starts the broadcast. */
export function StartFields({ starting: [start, { error, isLoading }], isReady }: StartFieldsProps) {
  const { t } = useTranslation(['live', 'shell']);
  const { text: title, change, forget } = useUnsentText('broadcast-title');
  const [takesFiles, setTakesFiles] = useState(false);
  const keptKind = useUnsentText('broadcast-kind');
  const kind = readKind(keptKind.text);

  const isUnpriced = kind.audience === 'ticketed' && !kind.price;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error: failure } = await start({ title: shownWords(title), takesFiles, ...kindBody(kind) });
    if (failure) return;
    forget(title);
    keptKind.forget(keptKind.text);
  };

  return (
    <Stack as="form" gap={3} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('live:broadcast.title')}
        help={t('live:broadcast.titleHelp')}
        value={title}
        onChange={(event) => change(event.target.value)}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        error={error && (error.message || t('shell:errors.default'))}
      />
      <Checkbox
        label={t('live:broadcast.takesFiles')}
        help={t('live:broadcast.takesFilesHelp')}
        checked={takesFiles}
        onChange={(event) => setTakesFiles(event.target.checked)}
      />
      <KindFields kind={kind} onChange={(chosen) => keptKind.change(JSON.stringify(chosen))} />
      <RecordSwitch />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        width="full"
        icon={Radio}
        isLoading={isLoading}
        disabled={!isReady || showsNothing(title) || isUnpriced}
      >
        {t('live:broadcast.start')}
      </Button>
    </Stack>
  );
}
