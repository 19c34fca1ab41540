import { useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { COMPLETE_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Grid, PageHeader, Stack, useToast } from '@barg/ui-kit';
import { Form, FormSelect, FormSwitch, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { nativeName } from '../../../preferences/native-name.ts';
import { Loaded } from '../shared/loaded.tsx';
import { MenusField } from './menus-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useChangeSiteSettingsMutation, useSiteSettingsQuery } from './settings-api.ts';
import { changedSettings, formValuesOf, settingsFormSchema, type SettingsForm } from './settings-form-schema.ts';

const PRICES = [
  'minimumSubscriptionPrice',
  'maximumSubscriptionPrice',
  'minimumWalletPrice',
  'maximumWalletPrice',
  'minimumTipPrice',
  'maximumTipPrice',
  'minimumPayoutAmount',
  'commissionPercent',
  'tokenValue',
] as const;

const KEYS = ['stripePublishableKey', 'googleReCaptchaSiteKey', 'gaCode'] as const;

function NumberField({ name }: { name: keyof SettingsForm }) {
  const { t } = useTranslation('operator');
  return <FormTextField name={name} type="number" step="any" min={0} dir="ltr" label={t(`settings.${name}`)} />;
}

function IdentityCard() {
  const { t } = useTranslation('operator');
  const languages = COMPLETE_LOCALES.map((value) => ({ value, label: nativeName(value) }));
  return (
    <Card>
      <CardTitle>{t('settings.identity')}</CardTitle>
      <Stack>
        <FormTextField name="siteName" label={t('settings.siteName')} maxLength={60} />
        <FormSelect name="locale" label={t('settings.locale')} options={languages} />
        <Grid min={260}>
          <PictureField name="logo" />
          <PictureField name="favicon" />
        </Grid>
        <MenusField />
      </Stack>
    </Card>
  );
}

function MoneyCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('settings.money')}</CardTitle>
      <Grid min={220}>
        {PRICES.map((name) => (
          <NumberField key={name} name={name} />
        ))}
        <FormTextField name="currency" label={t('settings.currency')} dir="ltr" maxLength={3} />
      </Grid>
    </Card>
  );
}

function AccountsCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('settings.accounts')}</CardTitle>
      <Stack>
        <FormSwitch name="requireEmailVerification" label={t('settings.requireEmailVerification')} />
        <FormSwitch name="freeSubscriptionEnabled" label={t('settings.freeSubscriptionEnabled')} />
        <NumberField name="freeSubscriptionDuration" />
      </Stack>
    </Card>
  );
}

function KeysCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('settings.keys')}</CardTitle>
      <Stack>
        {KEYS.map((name) => (
          <FormTextField
            key={name}
            name={name}
            dir="ltr"
            label={t(`settings.${name}`)}
            help={t(`settings.help.${name}`)}
          />
        ))}
      </Stack>
    </Card>
  );
}

function SettingsEditor({ version, settings }: SiteSettings) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [change] = useChangeSiteSettingsMutation();
  const [stored] = useState(() => formValuesOf(settings));
  const form = useZodForm(settingsFormSchema, { defaultValues: stored });
  const handleSubmit = async (values: SettingsForm) => {
    await change({ ...changedSettings(stored, values), version }).unwrap();
    toast(t('saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <IdentityCard />
      <MoneyCard />
      <AccountsCard />
      <KeysCard />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** Everything that can be set about the site; a save takes effect on open pages at once. */
export default function SettingsPage() {
  const { t } = useTranslation('operator');
  const query = useSiteSettingsQuery();
  return (
    <>
      <PageHeader title={t('sections.settings')} subtitle={t('settings.subtitle')} />
      <Loaded query={query}>{(data) => <SettingsEditor key={data.version} {...data} />}</Loaded>
    </>
  );
}
