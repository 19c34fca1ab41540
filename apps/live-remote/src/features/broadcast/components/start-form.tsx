import Radio from 'lucide-react/icons/radio';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Stack } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { useStartStreamMutation } from '../api/start-stream.ts';

/** What the API takes. */
const MAX_TITLE_LENGTH = 140;

/** Title and the one button that puts her on air. */
export function StartForm({ isCameraOpen }: { isCameraOpen: boolean }) {
  const { t } = useTranslation(['live', 'shell']);
  const [title, setTitle] = useState('');
  const [start, { error, isLoading }] = useStartStreamMutation();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void start(title.trim());
  };

  return (
    <Stack as="form" gap={3} onSubmit={handleSubmit}>
      <TextField
        label={t('live:broadcast.title')}
        help={t('live:broadcast.titleHelp')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        error={error && (error.message || t('shell:errors.default'))}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        width="full"
        icon={Radio}
        isLoading={isLoading}
        disabled={!isCameraOpen || title.trim() === ''}
      >
        {t('live:broadcast.start')}
      </Button>
    </Stack>
  );
}
