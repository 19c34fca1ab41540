import { SCREEN_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Grid, Stack } from '@barg/ui-kit';
import { FormNumberField, FormSelect, FormSwitch, FormTextField } from '@barg/ui-kit/forms';
import { nativeName } from '@barg/ui-kit/names';
import { AlignedGrid } from './settings.styles.ts';
import { MenusField } from './menus-field.tsx';
import { PictureField } from './picture-field.tsx';
import { EnvironmentFacts } from './environment-facts.tsx';
import { CAPTCHA_MODES, type SettingsForm } from './settings-form-schema.ts';

const PRICES = [
  'minimumSubscriptionPrice',
  'maximumSubscriptionPrice',
  'minimumWalletPrice',
  'maximumWalletPrice',
  'minimumTipPrice',
  'maximumTipPrice',
  'minimumPayoutAmount',
  'payoutFee',
  'payoutFourEyesAmount',
  'commissionPercent',
  'promotionalEarningsPercent',
  'referralPercent',
  'referralCap',
  'tokenValue',
] as const;

const KEYS = ['googleReCaptchaSiteKey', 'gaCode'] as const;

function NumberSetting({ name, places }: { name: keyof SettingsForm; places?: number }) {
  const { t } = useTranslation('operator');
  return <FormNumberField name={name} places={places} label={t(`settings.${name}`)} />;
}

export function IdentityCard() {
  const { t } = useTranslation('operator');
  const languages = SCREEN_LOCALES.map((value) => ({ value, label: nativeName(value) }));
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

export function MoneyCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('settings.money')}</CardTitle>
      <AlignedGrid min={220}>
        {PRICES.map((name) => (
          <NumberSetting key={name} name={name} />
        ))}
        <NumberSetting name="subscriptionPriceNoticeDays" places={0} />
        <NumberSetting name="payoutHoldDays" places={0} />
        <NumberSetting name="refundRequestDays" places={0} />
        <NumberSetting name="ticketMinimumPercent" places={0} />
        <NumberSetting name="referralMonths" places={0} />
        <FormTextField name="currency" label={t('settings.currency')} dir="ltr" maxLength={3} />
      </AlignedGrid>
    </Card>
  );
}

export function AccountsCard() {
  const { t } = useTranslation('operator');
  const captchaModes = CAPTCHA_MODES.map((value) => ({ value, label: t(`settings.captchaModes.${value}`) }));
  return (
    <Card>
      <CardTitle>{t('settings.accounts')}</CardTitle>
      <Stack>
        <FormSwitch name="requireEmailVerification" label={t('settings.requireEmailVerification')} />
        <FormSwitch name="hashPwClient" label={t('settings.hashPwClient')} help={t('settings.help.hashPwClient')} />
        <FormSelect name="captchaOnLogin" label={t('settings.captchaOnLogin')} options={captchaModes} />
        <FormSwitch name="freeSubscriptionEnabled" label={t('settings.freeSubscriptionEnabled')} />
        <NumberSetting name="freeSubscriptionDuration" places={0} />
        <NumberSetting name="noticeLetterWaitMinutes" places={0} />
      </Stack>
    </Card>
  );
}

export function MessagesCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('settings.messages')}</CardTitle>
      <Stack>
        <Grid min={220}>
          <NumberSetting name="voiceMessageMinutes" places={0} />
        </Grid>
        <FormSwitch name="linkPreviews" label={t('settings.linkPreviews')} />
      </Stack>
    </Card>
  );
}

export function KeysCard() {
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
        <EnvironmentFacts />
      </Stack>
    </Card>
  );
}
