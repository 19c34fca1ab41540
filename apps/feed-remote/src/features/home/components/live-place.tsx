import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useIsSlotFilled, useSlotRoom } from '@barg/session';
import { LiveHeading, LiveRow } from './visitor-landing.styles.ts';

/** The slot of live streams, filled by another remote; empty when that is not deployed. */
export function LivePlace() {
  const { t } = useTranslation('feed');
  const { height } = useSlotRoom('live.now', {}, { axis: 'row' });
  if (!useIsSlotFilled('live.now', {})) return null;
  return (
    <LiveRow $room={height.narrow}>
      <LiveHeading>{t('landing.live')}</LiveHeading>
      <Slot name="live.now" props={{}} />
    </LiveRow>
  );
}
