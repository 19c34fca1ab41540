import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser, useConfirmed } from '@barg/session';
import {
  changedFields,
  hasFields,
  mergedList,
  settleForm,
  useChangedMeanwhile,
  useUnsentForm,
  writeOnto,
  type PutTogether,
} from '@barg/session/unsent-drafts';
import { useFormat, useToast, useUi } from '@barg/ui-kit';
import { ChangedElsewhere, Form, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { countryName } from '@barg/ui-kit/names';
import { useSaveAccount } from '../../shared/use-save-account.ts';
import { AboutFields } from './about-fields.tsx';
import { EmailField } from './email-field.tsx';
import { profileSchema, toChanges, valuesOf, type ProfileValues } from './profile-schema.ts';
import { UsernameField } from './username-field.tsx';

/** Fields that are not stored as a draft on the device, because they are private. */
const KEPT = ['name', 'username', 'country', 'languages'];

/** Another window may change them while a draft lies on the device. */
const DRAFT_RULES = { compared: KEPT, isChange: true };

const codesIn = (field: unknown): string[] => (Array.isArray(field) ? (field as string[]) : []);

const PUT_TOGETHER: PutTogether = {
  languages: ({ began, typed, now }) => mergedList({ began: codesIn(began), typed: codesIn(typed), now: codesIn(now) }),
};

const readLanguages = async (): Promise<string[]> => (await loadCurrentUser()).languages;

const guardedOf = (values: ProfileValues): UpdateUserBody => {
  const { languages: _languages, ...guarded } = toChanges(values);
  return guarded;
};

/** The form of the own profile. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const format = useFormat();
  const { locale } = useUi();
  const form = useZodForm(profileSchema, { defaultValues: valuesOf(user) });
  const unsent = useUnsentForm(form, 'profile', KEPT, DRAFT_RULES);

  const runConfirmed = useConfirmed();
  const saveAccount = useSaveAccount();
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf, bodyOf: guardedOf, reload: loadCurrentUser },
    putTogether: PUT_TOGETHER,
  });

  /** To the languages that are there by now comes what was added, and goes what was taken out. */
  const write = ({ languages: typed, ...changes }: UpdateUserBody, began: string[]): Promise<CurrentUser> => {
    if (!typed) return saveAccount(changes);
    return writeOnto(readLanguages, (now) => {
      const languages = mergedList({ began, typed, now });
      return saveAccount({ ...changes, languages, basedOn: { ...changes.basedOn, languages: now } });
    });
  };
  const save = (changes: UpdateUserBody): Promise<CurrentUser | null> => {
    const began = codesIn(unsent.began('languages'));
    return meanwhile.saving(changes, (basedOn) =>
      // A change of the e-mail requires a recent confirmation.
      runConfirmed(() => write({ ...changes, ...(basedOn && { basedOn }) }, began)),
    );
  };
  const handleSubmit = async (fields: ProfileValues): Promise<void> => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf: toChanges });
    const account = hasFields(changes) ? await save(changes) : user;
    if (!account) return;
    const saved = valuesOf(account);
    settleForm(form, typed, saved);
    unsent.forget(saved);
    toast(t('saved'), { tone: 'success' });
  };

  const labels = {
    ...{ name: t('profile.name'), username: t('profile.username'), email: t('profile.email') },
    ...{ phone: t('profile.phone'), birthDate: t('profile.birthDate'), country: t('profile.country') },
  };
  const shown = (name: string, value: unknown): string | undefined => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (name === 'country') return countryName(value, locale);
    return name === 'birthDate' ? format.calendarDay(value) : undefined;
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} shown={shown} />
      <FormTextField name="name" label={t('profile.name')} autoComplete="name" />
      <UsernameField current={user.username} />
      <EmailField user={user} />
      <AboutFields country={form.watch('country')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
