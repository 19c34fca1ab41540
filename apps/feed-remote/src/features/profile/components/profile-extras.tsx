import LinkIcon from 'lucide-react/icons/link';
import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useUi } from '@barg/ui-kit';
import { Extras, ExtraLink, LinkList } from './profile-extras.styles.ts';
import { WelcomeVideo } from './welcome-video.tsx';

const languageNames = (codes: readonly string[], locale: string): string => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = codes.map((code) => names.of(code) ?? code);
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'short' }).format(list);
};

/** Shortens `https://www.instagram.com/mahsa.art/` to `instagram.com/mahsa.art`. */
const spoken = (url: string): string => {
  const { hostname, pathname } = new URL(url);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
};

/** Optional parts of a profile: welcome video, languages, links. */
export function ProfileExtras({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const { locale } = useUi();
  const { name, languages, links, welcomeVideo } = performer;
  if (languages.length === 0 && links.length === 0 && !welcomeVideo?.url) return null;
  return (
    <Extras>
      {welcomeVideo && <WelcomeVideo video={welcomeVideo} name={name} />}
      {languages.length > 0 && <p>{t('profile.speaks', { languages: languageNames(languages, locale) })}</p>}
      {links.length > 0 && (
        <LinkList aria-label={t('profile.links', { name })}>
          {links.map(({ kind, url }) => (
            <li key={kind + url}>
              <ExtraLink href={url} target="_blank" rel="nofollow noopener noreferrer ugc">
                <Icon icon={LinkIcon} size={16} />
                <bdi dir="ltr">{spoken(url)}</bdi>
              </ExtraLink>
            </li>
          ))}
        </LinkList>
      )}
    </Extras>
  );
}
