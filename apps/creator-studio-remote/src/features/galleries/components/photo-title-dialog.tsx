import { z } from 'zod';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dialog } from '@barg/ui-kit/overlays';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useTitlePhotoMutation } from '../api/photos.ts';

const titleSchema = z.object({ title: z.string().trim().max(200) });

interface PhotoTitleDialogProps {
  photo: OwnPhoto;
  onClose: () => void;
}

/** Gives a photo a title, or takes it back. */
export function PhotoTitleDialog({ photo, onClose }: PhotoTitleDialogProps) {
  const { t } = useTranslation('creator-studio');
  const [titlePhoto] = useTitlePhotoMutation();
  const form = useZodForm(titleSchema, { defaultValues: { title: photo.title } });
  const handleSubmit = async ({ title }: { title: string }) => {
    await titlePhoto({ photoId: photo._id, title }).unwrap();
    onClose();
  };
  return (
    <Dialog isOpen size="sm" title={t('galleries.titlePhoto')} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <FormTextField name="title" maxLength={200} label={t('galleries.photoTitle')} />
        <SubmitButton>{t('composer.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
