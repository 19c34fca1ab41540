import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useUi } from '@barg/ui-kit';
import { ownTimeZone } from '@barg/ui-kit/forms';
import { FormMoment } from '@barg/ui-kit/pickers';
import { zoneName } from '../../../shared/times/zone-name.ts';

/** From when and until when a coupon can be used: days in the calendar of the reader's culture, and times of them. */
export default function CouponTimes() {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  return (
    <Stack gap={3}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <FormMoment
          key={name}
          name={name}
          label={t(`coupons.${name}`)}
          dayLabel={t(`coupons.${name}`)}
          timeLabel={t('composer.times.time')}
          help={t(`coupons.${name}Help`)}
        />
      ))}
      <Text size="caption" tone="faint">
        {t('composer.times.zone', { zone: zoneName(locale, ownTimeZone()) })}
      </Text>
    </Stack>
  );
}
