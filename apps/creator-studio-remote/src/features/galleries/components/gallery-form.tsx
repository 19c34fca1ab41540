import type { OwnGalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Card } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { PublishLater } from '../../../shared/times/publish-later.tsx';
import { useAskingSchema } from '../../../shared/use-asking-bounds.ts';
import { WorkWords } from '../../../shared/work-words.tsx';
import {
  offerOf,
  plannedValuesOf,
  plannedWorkBody,
  plannedWorkSchema,
  type PlannedWorkBody,
} from '../../../shared/work-schema.ts';

interface GalleryFormProps {
  /** The gallery that is edited; none for a new one. */
  gallery?: OwnGalleryView;
  /** What it throws is shown on the fields it names, or above them. */
  onSubmit: (body: PlannedWorkBody) => Promise<void>;
}

/** The words of a gallery, who may see it, and from when. */
export function GalleryForm({ gallery, onSubmit }: GalleryFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(useAskingSchema(plannedWorkSchema, offerOf), { defaultValues: plannedValuesOf(gallery) });
  const unsent = useUnsentForm(form, `gallery:${gallery?._id ?? 'new'}`);
  const handleSubmit = async (body: PlannedWorkBody) => {
    await onSubmit(body);
    unsent.forget();
  };
  return (
    <Form form={form} onSubmit={(fields) => handleSubmit(plannedWorkBody(fields, gallery))}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <Card as="div">
        <WorkWords audience={form.watch('audience')} />
        <PublishLater work={gallery} />
      </Card>
      <SubmitButton>{t(gallery ? 'composer.save' : 'galleries.create')}</SubmitButton>
    </Form>
  );
}
