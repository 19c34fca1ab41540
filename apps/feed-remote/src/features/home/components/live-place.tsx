import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useIsSlotFilled } from '@barg/session';
import { LiveHeading, LiveRow } from './visitor-landing.styles.ts';

/** Who is live now, which another team knows; nothing where that team is not deployed. */
export function LivePlace() {
  const { t } = useTranslation('feed');
  if (!useIsSlotFilled('live.now')) return null;
  return (
    <LiveRow>
      <LiveHeading>{t('landing.live')}</LiveHeading>
      <Slot name="live.now" props={{}} />
    </LiveRow>
  );
}
