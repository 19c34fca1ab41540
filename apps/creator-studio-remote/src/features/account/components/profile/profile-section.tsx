import { usernameSchema } from '@barg/contract/names';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { OwnPerformer } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries, useSpokenLanguages, useUserAdditional } from '@barg/session/reference';
import { useUi } from '@barg/ui-kit';
import { FormTextArea, FormTextField, useZodForm } from '@barg/ui-kit/forms';
import { FormCountryPicker, FormDateField, FormLanguagesPicker, FormSuggestField } from '@barg/ui-kit/pickers';
import { OLDEST_BIRTH, youngestBirth } from '@barg/contract/birth-dates';
import type { SectionProps } from '../../section-props.ts';
import { SectionForm } from '../section-form.tsx';

const EMAIL_MAX = 320;
const MAX_LANGUAGES = 20;

const profileSchema = z.object({
  name: z.string().overwrite(shownWords).min(1).max(120),
  username: usernameSchema,
  email: z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email()),
  craft: z.string().overwrite(shownWords).max(80),
  bio: z.string().overwrite(shownWords).max(2000),
  city: z.string().overwrite(shownWords).max(80),
  country: z.string().nullable(),
  languages: z.array(z.string()).max(MAX_LANGUAGES),
  birthDate: z.iso.date().nullable(),
});

/** What identifies her to the site alone is not left on a device. */
const KEPT = ['name', 'username', 'craft', 'bio', 'city', 'country', 'languages'];

const LISTS = ['languages'] as const;

const valuesOf = ({ name, username, email, craft, bio, city, country, birthDate, languages }: OwnPerformer) => ({
  ...{ name, username, email: email ?? '', craft, bio, city, country, birthDate, languages },
});

/** Who she is, as others read it, and what only she and the site know. */
export function ProfileSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const { crafts } = useUserAdditional(useUi().locale);
  const [countries, languages] = [useCountries(), useSpokenLanguages()];
  const form = useZodForm(profileSchema, { defaultValues: valuesOf(performer) });
  const labels = {
    ...{ name: t('account.profile.name'), username: t('account.profile.username'), bio: t('account.profile.bio') },
    ...{ craft: t('account.profile.craft'), city: t('account.profile.city'), country: t('account.profile.country') },
    ...{ email: t('account.profile.email'), birthDate: t('account.profile.birthDate') },
  };
  const isVerified = performer.verification.status === 'verified';
  return (
    <SectionForm
      name="profile"
      kept={KEPT}
      lists={LISTS}
      performerId={performer._id}
      form={form}
      valuesOf={valuesOf}
      labels={labels}
      bodyOf={({ birthDate: day, ...rest }) => ({ ...rest, ...(!isVerified && day !== null && { birthDate: day }) })}
    >
      <FormTextField name="name" label={t('account.profile.name')} autoComplete="name" />
      <FormTextField
        name="username"
        dir="ltr"
        label={t('account.profile.username')}
        help={t('account.profile.usernameRule')}
        autoComplete="username"
      />
      <FormTextField name="email" type="email" label={t('account.profile.email')} autoComplete="email" />
      <FormSuggestField
        name="craft"
        options={crafts}
        label={t('account.profile.craft')}
        help={t('account.profile.craftHelp')}
      />
      <FormTextArea name="bio" rows={4} label={t('account.profile.bio')} />
      <FormTextField name="city" label={t('account.profile.city')} />
      <FormCountryPicker name="country" label={t('account.profile.country')} countries={countries.items} />
      <FormLanguagesPicker
        name="languages"
        label={t('account.profile.languages')}
        languages={languages.items}
        max={MAX_LANGUAGES}
      />
      <FormDateField
        name="birthDate"
        label={t('account.profile.birthDate')}
        help={t(isVerified ? 'account.profile.birthDateFixed' : 'account.profile.birthDateHelp')}
        min={OLDEST_BIRTH}
        max={youngestBirth()}
        isDisabled={isVerified}
      />
    </SectionForm>
  );
}
