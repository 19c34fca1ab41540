import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { SentNote } from '@barg/ui-kit/fields';
import { Form, FormTextArea, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { failureText } from '../../shared/failure-text.ts';
import { useSendContactMessageMutation } from '../api/send-contact-message.ts';

/** The same rules as the server's. */
const contactSchema = z.object({
  name: z.string().overwrite(shownWords).min(1).max(120),
  email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
  subject: z.string().overwrite(shownWords).min(1).max(200),
  text: z.string().overwrite(shownWords).min(1).max(5000),
});

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('site');
  const user = useCurrentUser();
  const [send] = useSendContactMessageMutation();
  const defaultValues = { name: user?.name ?? '', email: user?.email ?? '', subject: '', text: '' };
  const form = useZodForm(contactSchema, { defaultValues });
  const unsent = useUnsentForm(form, 'contact');

  const handleSubmit = async (message: z.output<typeof contactSchema>): Promise<void> => {
    const typed = unsent.typed();
    try {
      await send(message).unwrap();
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
    unsent.forget(typed);
    onSent();
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <SentNote isSent={unsent.isSent} />
      <FormTextField name="name" label={t('contact.name')} autoComplete="name" />
      <FormTextField
        name="email"
        type="email"
        label={t('contact.email')}
        help={t('contact.emailHelp')}
        autoComplete="email"
        dir="ltr"
      />
      <FormTextField name="subject" label={t('contact.subject')} />
      <FormTextArea name="text" label={t('contact.text')} rows={6} />
      <SubmitButton>{t('contact.send')}</SubmitButton>
    </Form>
  );
}
