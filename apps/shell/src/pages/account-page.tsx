import LogOut from 'lucide-react/icons/log-out';
import { z } from 'zod';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { signOut, store, updateAccount, useCurrentUser, userSlice } from '@barg/session';
import { Button, Card, CardTitle, PageHeader, Stack, useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { MoreLinks } from '../navigation/more-links.tsx';
import { LanguageField, ThemeField } from '../preferences/preference-fields.tsx';
import { accountFields } from './account-fields.ts';
import { failureText } from './failure-text.ts';

const accountSchema = z.object(accountFields);
type AccountValues = z.infer<typeof accountSchema>;

function AccountForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const { name, username, email } = user;
  const defaultValues = { name, username: username ?? '', email: email ?? '' };
  const form = useZodForm(accountSchema, { defaultValues });

  const handleSubmit = async (values: AccountValues): Promise<void> => {
    if (await updateAccount(values)) return toast(t('account.saved'), { tone: 'success' });
    const { error } = userSlice.selectors.selectUser(store.getState());
    if (error) throw { ...error, message: failureText(error, t('errors.saveFailed')) };
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField name="name" label={t('account.name')} autoComplete="name" />
      <FormTextField name="username" label={t('account.username')} help={t('account.usernameHelp')} dir="ltr" />
      <FormTextField name="email" type="email" label={t('account.email')} autoComplete="email" dir="ltr" />
      <SubmitButton>{t('account.save')}</SubmitButton>
    </Form>
  );
}

/** /user/account: who one is here, language, theme, and the way out. */
export default function AccountPage() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={t('account.title')} />
      <Stack>
        <MoreLinks />
        <Card padding="md">
          <CardTitle>{t('account.profile')}</CardTitle>
          {user && <AccountForm key={user._id} user={user} />}
        </Card>
        <Card padding="md">
          <CardTitle>{t('preferences.title')}</CardTitle>
          <Stack>
            <LanguageField />
            <ThemeField />
          </Stack>
        </Card>
        <Button variant="secondary" icon={LogOut} onClick={() => void signOut()}>
          {t('auth.logout')}
        </Button>
      </Stack>
    </>
  );
}
