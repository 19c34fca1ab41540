import type { OwnGalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Stack } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useZodForm,
} from '@barg/ui-kit/forms';
import { galleryBody, gallerySchema } from './gallery-schema.ts';

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;
const PRICES = [2, 5, 10];

export type GalleryBody = ReturnType<typeof galleryBody>;

interface GalleryFormProps {
  /** The gallery that is edited; none for a new one. */
  gallery?: OwnGalleryView;
  /** What it throws is shown on the fields it names, or above them. */
  onSubmit: (body: GalleryBody) => Promise<void>;
}

/** The words of a gallery, and who may see it. */
export function GalleryForm({ gallery, onSubmit }: GalleryFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(gallerySchema, {
    defaultValues: {
      title: gallery?.title ?? '',
      description: gallery?.description ?? '',
      audience: gallery?.audience ?? 'free',
      price: gallery?.audience === 'paid' ? gallery.price : NaN,
    },
  });
  const options = AUDIENCES.map((value) => ({
    value,
    label: t(`audience.${value}`),
    help: t(`audience.help.${value}`),
  }));
  return (
    <Form form={form} onSubmit={(fields) => onSubmit(galleryBody(fields))}>
      <Card as="div">
        <Stack>
          <FormTextField name="title" maxLength={200} label={t('galleries.name')} />
          <FormTextArea name="description" rows={3} maxLength={2000} label={t('galleries.description')} />
          <FormRadioGroup name="audience" label={t('composer.audience')} options={options} />
          {form.watch('audience') === 'paid' && (
            <FormAmountField name="price" label={t('composer.price')} presets={PRICES} />
          )}
        </Stack>
      </Card>
      <SubmitButton>{t(gallery ? 'composer.save' : 'galleries.create')}</SubmitButton>
    </Form>
  );
}
