import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser, updateAccount, useAppStore, useConfirmed, userSlice } from '@barg/session';
import { changedFields, hasFields, mergedList, settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { AboutFields } from './about-fields.tsx';
import { EmailField } from './email-field.tsx';
import { profileSchema, toChanges, valuesOf, type ProfileValues } from './profile-schema.ts';
import { UsernameField } from './username-field.tsx';

/** Fields that are not stored as a draft on the device, because they are private. */
const KEPT = ['name', 'username', 'country', 'languages'];

/** Another window may add to them while a draft lies on the device. */
const DRAFT_RULES = { compared: ['languages'], isChange: true };

/** To the languages that are there by now comes what was added, and goes what was taken out. */
const withLanguagesNow = async ({ languages: typed, ...changes }: UpdateUserBody, began: unknown) => {
  if (!typed) return changes;
  const { languages: now } = await loadCurrentUser();
  return { ...changes, languages: mergedList({ began: Array.isArray(began) ? began : [], typed, now }) };
};

/** The form of the own profile. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const store = useAppStore();
  const form = useZodForm(profileSchema, { defaultValues: valuesOf(user) });
  const unsent = useUnsentForm(form, 'profile', KEPT, DRAFT_RULES);

  const runConfirmed = useConfirmed();

  const handleSubmit = async (fields: ProfileValues): Promise<void> => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf: toChanges });
    const save = async (): Promise<true> => {
      if (!hasFields(changes)) return true;
      if (await updateAccount(await withLanguagesNow(changes, unsent.began('languages')))) return true;
      const { error } = userSlice.selectors.selectUser(store.getState());
      throw { ...error, message: error?.message || t('shell:errors.saveFailed') };
    };
    // A change of the e-mail requires a recent confirmation.
    if (!(await runConfirmed(save))) return;
    const saved = valuesOf(userSlice.selectors.selectCurrentUser(store.getState()) ?? user);
    settleForm(form, typed, saved);
    unsent.forget(saved);
    toast(t('saved'), { tone: 'success' });
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <FormTextField name="name" label={t('profile.name')} autoComplete="name" />
      <UsernameField current={user.username} />
      <EmailField user={user} />
      <AboutFields country={form.watch('country')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
