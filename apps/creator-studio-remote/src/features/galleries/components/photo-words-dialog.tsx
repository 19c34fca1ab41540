import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextArea, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useChangePhotoMutation } from '../api/photos.ts';

const wordsSchema = z.object({
  title: z.string().overwrite(shownWords).max(200),
  description: z.string().overwrite(shownWords).max(2000),
  altText: z.string().overwrite(shownWords).max(500),
});

interface PhotoWordsDialogProps {
  photo: OwnPhoto;
  onClose: () => void;
}

/** Gives a photo its words, or takes them back: what it is called, what is said of it, and what it shows. */
export function PhotoWordsDialog({ photo, onClose }: PhotoWordsDialogProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [changePhoto] = useChangePhotoMutation();
  const { title, description, file } = photo;
  const form = useZodForm(wordsSchema, { defaultValues: { title, description, altText: file.alt } });
  const unsent = useUnsentForm(form, `photo:${photo._id}`);
  const handleSubmit = async (fields: z.infer<typeof wordsSchema>) => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const body = changedFields({ began, typed, fields, bodyOf: (words) => words });
    if (hasFields(body)) await changePhoto({ photoId: photo._id, body }).unwrap();
    unsent.forget(typed);
    toast(t('composer.saved'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen size="sm" title={t('photos.editTitle')} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
        <FormTextField name="title" maxLength={200} label={t('galleries.photoTitle')} />
        <FormTextArea name="description" rows={3} maxLength={2000} label={t('work.description')} />
        <FormTextField name="altText" maxLength={500} label={t('photos.altText')} help={t('photos.altTextHelp')} />
        <SubmitButton>{t('composer.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
