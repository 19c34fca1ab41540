import type { OwnGalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm } from '@barg/session/unsent-drafts';
import { Card } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { PublishLater } from '../../../shared/times/publish-later.tsx';
import { useAskingSchema } from '../../../shared/use-asking-bounds.ts';
import { useUnsentWork } from '../../../shared/use-unsent-work.ts';
import { WorkWords } from '../../../shared/work-words.tsx';
import {
  changedWork,
  offerOf,
  plannedValuesOf,
  plannedWorkBody,
  plannedWorkSchema,
  type PlannedWorkBody,
  type PlannedWorkFields,
} from '../../../shared/work-schema.ts';

interface GalleryFormProps {
  /** The gallery that is edited; none for a new one. */
  gallery?: OwnGalleryView;
  /** Has all that it holds, and what of it was changed. What it throws is shown on the fields it names, or above them. */
  onSubmit: (body: PlannedWorkBody, changes: Partial<PlannedWorkBody>) => Promise<void>;
}

/** The words of a gallery, who may see it, and from when. */
export function GalleryForm({ gallery, onSubmit }: GalleryFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(useAskingSchema(plannedWorkSchema, offerOf), { defaultValues: plannedValuesOf(gallery) });
  const unsent = useUnsentWork(form, `gallery:${gallery?._id ?? 'new'}`, gallery);
  const handleSubmit = async (fields: PlannedWorkFields) => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    await onSubmit(plannedWorkBody(fields, gallery), changedWork({ began, typed, fields }, gallery));
    settleForm(form, typed);
    unsent.forget(typed);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <Card as="div">
        <WorkWords audience={form.watch('audience')} />
        <PublishLater work={gallery} />
      </Card>
      <SubmitButton>{t(gallery ? 'composer.save' : 'galleries.create')}</SubmitButton>
    </Form>
  );
}
