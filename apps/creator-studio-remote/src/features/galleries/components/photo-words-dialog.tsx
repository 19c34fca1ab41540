import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextArea, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { readPhoto, useChangePhotoMutation } from '../api/photos.ts';

const wordsSchema = z.object({
  title: z.string().overwrite(shownWords).max(200),
  description: z.string().overwrite(shownWords).max(2000),
  altText: z.string().overwrite(shownWords).max(500),
});

type PhotoWords = z.infer<typeof wordsSchema>;

const valuesOf = ({ title, description, file }: OwnPhoto): PhotoWords => ({ title, description, altText: file.alt });
const bodyOf = (words: PhotoWords) => words;

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['title', 'description', 'altText'], isChange: true };

interface PhotoWordsDialogProps {
  photo: OwnPhoto;
  onClose: () => void;
}

/** Gives a photo its words, or takes them back: what it is called, what is said of it, and what it shows. */
export function PhotoWordsDialog({ photo, onClose }: PhotoWordsDialogProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [changePhoto] = useChangePhotoMutation();
  const form = useZodForm(wordsSchema, { defaultValues: valuesOf(photo) });
  const unsent = useUnsentForm(form, `photo:${photo._id}`, undefined, DRAFT_RULES);
  const reload = () => readPhoto(photo);
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf, bodyOf, reload });
  const handleSubmit = async (fields: PhotoWords) => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const body = changedFields({ began, typed, fields, bodyOf });
    const save = (basedOn?: Partial<PhotoWords>) =>
      changePhoto({ photoId: photo._id, body: { ...body, ...(basedOn && { basedOn }) } }).unwrap();
    if (hasFields(body)) await meanwhile.saving(body, save);
    unsent.forget(typed);
    toast(t('composer.saved'), { tone: 'success' });
    onClose();
  };
  const labels = { title: t('galleries.photoTitle'), altText: t('photos.altText') };
  return (
    <Dialog isOpen size="sm" title={t('photos.editTitle')} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} />
        <FormTextField name="title" maxLength={200} label={labels.title} />
        <FormTextArea name="description" rows={3} maxLength={2000} label={t('work.description')} />
        <FormTextField name="altText" maxLength={500} label={labels.altText} help={t('photos.altTextHelp')} />
        <SubmitButton>{t('composer.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
