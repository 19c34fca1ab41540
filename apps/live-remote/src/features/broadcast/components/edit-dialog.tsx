import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import {
  ChangedElsewhere,
  Form,
  FormCheckbox,
  FormSelect,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { CoverField } from '../../../shared/cover/cover-field.tsx';
import { coverFields, useCover } from '../../../shared/cover/use-cover.ts';
import { languageOf, useLanguageOptions } from '../../../shared/languages.ts';
import { MAX_TITLE_LENGTH, MAX_TOPIC_LENGTH } from '../../../shared/stream-kind.ts';
import { useMinuteOptions } from '../../../shared/use-minute-options.ts';
import { readOwnStream, useChangeStreamMutation } from '../api/change-stream.ts';

const editSchema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(MAX_TITLE_LENGTH),
  topic: z.string().overwrite(shownWords).max(MAX_TOPIC_LENGTH),
  language: z.string(),
  minutes: z.string(),
  takesFiles: z.boolean(),
});

type EditFields = z.output<typeof editSchema>;

const fieldsOf = ({ title, topic, language, takesFiles, plannedDuration }: OwnStream): EditFields => ({
  ...{ title, topic: topic ?? '', language: language ?? '', takesFiles },
  minutes: plannedDuration === undefined ? '' : String(plannedDuration / 60),
});

const factsOf = ({ minutes: _minutes, language, ...facts }: EditFields) => ({
  ...facts,
  language: languageOf(language),
});

const bodyOf = (values: EditFields) => ({
  ...factsOf(values),
  plannedDuration: values.minutes === '' ? null : Number(values.minutes) * 60,
});

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['title', 'topic', 'language', 'takesFiles'], isChange: true };

/** Changes what the running stream is called and about, and until when it is planned. */
export default function EditDialog({ stream, onClose }: { stream: OwnStream; onClose: () => void }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [change] = useChangeStreamMutation();
  const { _id: streamId } = stream;
  const initial = fieldsOf(stream);
  const { minutes } = initial;
  const form = useZodForm(editSchema, { defaultValues: initial });
  const unsent = useUnsentForm(form, `stream:${streamId}`, undefined, DRAFT_RULES);
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf: fieldsOf, bodyOf: factsOf, reload: () => readOwnStream(streamId) },
  });
  const cover = useCover(stream.cover);
  const languages = useLanguageOptions();
  const lengths = useMinuteOptions(minutes);
  const handleSubmit = async (fields: EditFields) => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const { plannedDuration = null, ...words } = changedFields({ began, typed, fields, bodyOf });
    const changed = { ...words, ...coverFields(cover) };
    await meanwhile.saving(words, (basedOn) => {
      // A title is always sent: where nobody typed another one, as it is by now.
      const { title } = unsent.read() as EditFields;
      const facts = { title, ...changed, basedOn: { title, ...basedOn } };
      return change({ streamId, facts: hasFields(changed) ? facts : null, plannedDuration }).unwrap();
    });
    unsent.forget(typed);
    toast(t('edit.done'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('edit.title')}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={{ title: t('broadcast.title'), topic: t('edit.topic') }} />
        <FormTextField name="title" label={t('broadcast.title')} autoComplete="off" />
        <FormTextField name="topic" label={t('edit.topic')} help={t('edit.topicHelp')} autoComplete="off" />
        <FormSelect name="language" label={t('edit.language')} options={languages} />
        <CoverField cover={cover} />
        <FormSelect
          name="minutes"
          label={t('kind.duration')}
          options={[...(minutes === '' ? [{ value: '', label: t('edit.open') }] : []), ...lengths]}
        />
        <FormCheckbox name="takesFiles" label={t('broadcast.takesFiles')} />
        <SubmitButton disabled={cover.progress !== null}>{t('planned.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
