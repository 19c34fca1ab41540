import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useIsSlotFilled, useSlotRoom } from '@barg/session';
import { customProperties } from '@barg/ui-kit';
import { LiveHeading, LiveRow } from './visitor-landing.styles.ts';

/** Who is live now, which another team knows; nothing where that team is not deployed. */
export function LivePlace() {
  const { t } = useTranslation('feed');
  const { height } = useSlotRoom('live.now', {}, { axis: 'row' });
  if (!useIsSlotFilled('live.now', {})) return null;
  return (
    <LiveRow style={customProperties({ '--room': `${height.narrow}px` })}>
      <LiveHeading>{t('landing.live')}</LiveHeading>
      <Slot name="live.now" props={{}} />
    </LiveRow>
  );
}
