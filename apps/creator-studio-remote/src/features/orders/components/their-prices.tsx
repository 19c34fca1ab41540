import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { ELSEWHERE, UNSENT, type PriceByPlace } from '../api/shipping-lines.ts';

/** How a line is called: its country, or all others. */
export const usePlaceName = () => {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  return (place: string | null) =>
    place === null || place === ELSEWHERE ? t('shipping.elsewhere') : countryName(place, locale);
};

/** What was saved elsewhere in places whose price was changed here too; null: nothing. */
export function TheirPrices({ theirs }: { theirs: PriceByPlace | null }) {
  const { t } = useTranslation('creator-studio');
  const nameOf = usePlaceName();
  const places = Object.keys(theirs ?? {});
  const labels = Object.fromEntries(places.map((place) => [place, t('shipping.priceTo', { name: nameOf(place) })]));
  const shown = places.map((place) => [place, theirs?.[place] === UNSENT ? null : theirs?.[place]]);
  return <ChangedElsewhere theirs={theirs && Object.fromEntries(shown)} labels={labels} />;
}
