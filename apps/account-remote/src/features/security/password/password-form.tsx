import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { api, toQueryError, useAppStore, useConfirmed, userSlice } from '@barg/session';
import { updatePassword } from '@barg/session/passwords';
import { Inline, useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

const schema = z
  .object({
    source: z.string().max(PASSWORD_MAX),
    password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
    again: z.string(),
  })
  .refine(({ password, again }) => password === again, {
    path: ['again'],
    message: 'account:security.password.different',
  });
const changeSchema = schema.refine(({ source }) => source !== '', {
  path: ['source'],
  message: 'account:security.password.currentMissing',
});

type Passwords = z.infer<typeof schema>;

const empty: Passwords = { source: '', password: '', again: '' };

export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const store = useAppStore();
  const runConfirmed = useConfirmed();
  const form = useZodForm(hasPassword ? changeSchema : schema, { defaultValues: empty });

  const handleSubmit = async ({ source, password }: Passwords): Promise<void> => {
    const change = async () => {
      if (await updatePassword(hasPassword ? { password, source } : { password })) return true;
      throw userSlice.selectors.selectUser(store.getState()).error;
    };
    try {
      // Setting a first password requires a recent confirmation.
      if ((await runConfirmed(change)) === null) return;
    } catch (thrown) {
      const error = toQueryError(thrown);
      throw { ...error, message: error.message || t('shell:errors.saveFailed') };
    }
    form.reset(empty);
    store.dispatch(api.util.invalidateTags(['User', 'Session']));
    toast(t('saved'), { tone: 'success' });
  };

  return (
    <>
      <Form form={form} onSubmit={handleSubmit}>
        {hasPassword && (
          <FormTextField
            name="source"
            type="password"
            label={t('security.password.current')}
            autoComplete="current-password"
          />
        )}
        <FormTextField
          name="password"
          type="password"
          label={t('security.password.new')}
          help={t('security.password.help')}
          autoComplete="new-password"
        />
        <FormTextField name="again" type="password" label={t('security.password.again')} autoComplete="new-password" />
        <Inline>
          <SubmitButton size="md" variant="secondary">
            {hasPassword ? t('security.password.change') : t('security.password.set')}
          </SubmitButton>
        </Inline>
      </Form>
    </>
  );
}
