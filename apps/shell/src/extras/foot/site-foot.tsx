import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { useSetting } from '@barg/session';
import { useInView } from '@barg/ui-kit';
import { consent, useConsent } from '../analytics/consent.ts';
import { FootButton, FootRoot } from './site-foot.styles.ts';
import { useFootLinks } from './use-foot-links.ts';

/** The links at the foot of a page, and the way back from an answer about analytics. */
export default function SiteFoot() {
  const { t } = useTranslation('site');
  // The titles of pages are asked for when the foot comes near the screen.
  const [isNear, setNear] = useState(false);
  const ref = useInView<HTMLElement>(() => setNear(true), { isPaused: isNear });
  const links = useFootLinks(isNear);
  return (
    <FootRoot ref={ref} aria-label={t('links.label')}>
      {links.map(({ path, title, isInside }) =>
        isInside ? (
          <Link key={path} to={path}>
            {title}
          </Link>
        ) : (
          <a key={path} href={path} rel="noopener noreferrer">
            {title}
          </a>
        ),
      )}
      <AnalyticsChoice />
    </FootRoot>
  );
}

function AnalyticsChoice() {
  const { t } = useTranslation('site');
  const answer = useConsent();
  const isCounted = useSetting('gaCode') !== '';
  if (!isCounted || answer === null) return null;
  return (
    <FootButton type="button" onClick={() => consent.write(null)}>
      {t('links.privacyChoice')}
    </FootButton>
  );
}
