import type { OwnGalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useChangedMeanwhile } from '@barg/session/unsent-drafts';
import { Card } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
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
  WORK_DRAFT,
  type PlannedWorkBody,
  type PlannedWorkFields,
} from '../../../shared/work-schema.ts';

interface GalleryFormProps {
  /** The gallery that is edited; none for a new one. */
  gallery?: OwnGalleryView;
  /** Reads it anew. */
  onReload?: () => Promise<OwnGalleryView>;
  /**
   * Has all that it holds, what of it was changed, and what those changes are based on. What it throws is shown on the
   * fields it names, or above them.
   */
  onSubmit: (body: PlannedWorkBody, changes: Changes) => Promise<void>;
}

/** What was changed of a gallery, and what its writer had read of that. */
export type Changes = Partial<PlannedWorkBody> & { basedOn?: Partial<PlannedWorkBody> };

const neverReloaded = () => Promise.reject(new Error('a new gallery is nowhere else'));

/** The words of a gallery, who may see it, and from when. */
export function GalleryForm({ gallery, onReload = neverReloaded, onSubmit }: GalleryFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(useAskingSchema(plannedWorkSchema, offerOf), { defaultValues: plannedValuesOf(gallery) });
  const unsent = useUnsentWork(form, `gallery:${gallery?._id ?? 'new'}`, gallery);
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf: plannedValuesOf, reload: onReload, together: WORK_DRAFT.together },
    bodyOf: (fields: PlannedWorkFields) => plannedWorkBody(fields, gallery),
  });
  const handleSubmit = async (fields: PlannedWorkFields) => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const changes = changedWork({ began, typed, fields }, gallery);
    await meanwhile.saving(changes, (basedOn) =>
      onSubmit(plannedWorkBody(fields, gallery), { ...changes, ...(basedOn && { basedOn }) }),
    );
    settleForm(form, typed);
    unsent.forget(typed);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} />
      <Card as="div">
        <WorkWords audience={form.watch('audience')} />
        <PublishLater work={gallery} />
      </Card>
      <SubmitButton>{t(gallery ? 'composer.save' : 'galleries.create')}</SubmitButton>
    </Form>
  );
}
