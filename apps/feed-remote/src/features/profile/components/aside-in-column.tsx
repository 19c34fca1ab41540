import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useHasRoom } from '@barg/ui-kit';
import { PerformerAside } from '../../../entities/performer/components/performer-aside.tsx';
import { AsidePlace, Facts } from './profile.styles.ts';

/** Without scripts nobody fills the aside's slots: what a subscription costs is said here. */
function PriceWithoutScripts({ performer: { monthlyPrice } }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const price =
    monthlyPrice === 0
      ? t('performer.free')
      : t('performer.monthly', { count: monthlyPrice, amount: format.tokens(monthlyPrice) });
  return (
    <noscript>
      <Facts>{price}</Facts>
    </noscript>
  );
}

/** The content of the aside, inside of the column on screens without one. */
export function AsideInColumn({ performer }: { performer: PerformerProfile }) {
  const hasAside = useHasRoom('desktop');
  if (hasAside === true) return null;
  return (
    <>
      {hasAside === null && <PriceWithoutScripts performer={performer} />}
      <PerformerAside performer={performer} as={AsidePlace} isDrawn={hasAside === false} />
    </>
  );
}
