import { useRef, type ChangeEvent } from 'react';
import ImageUp from 'lucide-react/icons/image-up';
import { useTranslation } from '@barg/runtime/i18n';
import type { UploadState } from '@barg/session/uploads';
import { Button, Inline, SendingProgress, Stack, Text } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import type { SettingsForm } from './settings-form-schema.ts';
import { Preview } from './settings.styles.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const textOf = (state: UploadState) => {
  if (state === 'waiting') return 'settings.waiting';
  return state === 'processing' ? 'settings.processing' : 'settings.sending';
};

/** The URL of a picture of this site, with an upload button. */
export function PictureField({ name }: { name: 'logo' | 'favicon' }) {
  const { t } = useTranslation('operator');
  const input = useRef<HTMLInputElement>(null);
  const { watch, setValue } = useFormContext<SettingsForm>();
  const size = name === 'favicon' ? 'small' : 'medium';
  const { start, error, running } = usePictureUpload((id) =>
    setValue(name, `/api/media/${id}/${size}.webp`, { shouldDirty: true, shouldValidate: true }),
  );
  // Another picture can be chosen while the upload waits for the network.
  const isHeld = running !== null && running.state !== 'waiting';
  const path = watch(name);
  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) start(file);
    // So that choosing the same file again fires an event.
    target.value = '';
  };
  return (
    <Stack gap={2}>
      <FormTextField name={name} dir="ltr" label={t(`settings.${name}`)} help={t(`settings.help.${name}`)} />
      {path.startsWith('/') && <Preview src={path} alt={t(`settings.${name}`)} />}
      <Inline>
        <Button size="sm" icon={ImageUp} isLoading={isHeld} onClick={() => input.current?.click()}>
          {t('settings.upload')}
        </Button>
      </Inline>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('settings.uploadFor', { name: t(`settings.${name}`) })}
        hidden
        onChange={handlePick}
      />
      {running && (
        <SendingProgress
          value={running.progress}
          label={t(textOf(running.state))}
          isWaiting={running.state !== 'sending'}
        />
      )}
      {error && (
        <Text role="alert" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  );
}
