import type { SitePromo } from '@barg/api-client/models';
import { directionOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { useAskedAgain } from '@barg/session/line';
import { useSitePromos } from '../hooks/use-site-promos.ts';
import { PromoAction, PromoList, PromoMessage, PromoRoot, PromoTitle } from './promos.styles.ts';

const isOfSite = (link: string): boolean => link.startsWith('/');

function Promo({ promo: { title, message, action, link, locale } }: { promo: SitePromo }) {
  const words = (
    <>
      <PromoTitle>{title}</PromoTitle>
      {message && <PromoMessage>{message}</PromoMessage>}
      <PromoAction>{action}</PromoAction>
    </>
  );
  return (
    <PromoRoot dir={directionOf(locale)} lang={locale}>
      {isOfSite(link) ? (
        <Link to={link}>{words}</Link>
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
    </PromoRoot>
  );
}

/** The site's promotions. Optional: empty when there are none or loading fails. */
export function Promos() {
  const { t } = useTranslation('feed');
  const { data: promos } = useAskedAgain(useSitePromos());
  if (!promos || promos.length === 0) return null;
  return (
    <PromoList aria-label={t('promos')}>
      {promos.map((promo) => (
        <Promo key={promo._id} promo={promo} />
      ))}
    </PromoList>
  );
}
