import { useRef, type ChangeEvent } from 'react';
import ImageUp from 'lucide-react/icons/image-up';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import { useUploadSitePictureMutation } from '../../shared/api/site-settings.ts';
import type { SettingsForm } from './settings-form-schema.ts';
import { Preview } from './settings.styles.ts';

/** An address of a picture of this site, and a way to upload one. */
export function PictureField({ name }: { name: 'logo' | 'favicon' }) {
  const { t } = useTranslation('operator');
  const input = useRef<HTMLInputElement>(null);
  const { watch, setValue } = useFormContext<SettingsForm>();
  const [upload, { isLoading, error, data: id }] = useUploadSitePictureMutation();
  const path = watch(name);
  const handlePick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const answer = await upload(file);
    if (answer.data) {
      const size = name === 'favicon' ? 'small' : 'medium';
      setValue(name, `/api/media/${answer.data}/${size}.webp`, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Stack gap={2}>
      <FormTextField name={name} dir="ltr" label={t(`settings.${name}`)} help={t(`settings.help.${name}`)} />
      {path.startsWith('/') && <Preview src={path} alt={t(`settings.${name}`)} />}
      <Inline>
        <Button size="sm" icon={ImageUp} isLoading={isLoading} onClick={() => input.current?.click()}>
          {t('settings.upload')}
        </Button>
      </Inline>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('settings.uploadFor', { name: t(`settings.${name}`) })}
        hidden
        onChange={(event) => void handlePick(event)}
      />
      {error && (
        <Text role="alert" tone="danger">
          {('message' in error && error.message) || t('failed')}
        </Text>
      )}
      {id === null && (
        <Text role="alert" tone="danger">
          {t('settings.unreadable')}
        </Text>
      )}
    </Stack>
  );
}
