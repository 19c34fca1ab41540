import { CONTACT_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { uiSlice, useAppSelector } from '@barg/session';
import { safeAddress, useUi } from '@barg/ui-kit';
import { useSitePagesQuery } from '../../pages/site/api/posts.ts';

interface FootLink {
  path: string;
  title: string;
  isInside: boolean;
}

const PAGE = /^\/page\/([a-z0-9-]+)$/;

/**
 * The links of the setting `menus`. One without a title of its own takes that of its page, in the visitor's language;
 * one whose page is not there is left out.
 */
export function useFootLinks(isWanted: boolean): FootLink[] {
  const { t } = useTranslation('site');
  const { locale: culture } = useUi();
  const { menus } = useAppSelector(uiSlice.selectors.selectUi);
  const { data: posts = [], isSuccess, isError } = useSitePagesQuery({ culture }, { skip: !isWanted });

  const titleOf = (path: string): string => {
    if (path === CONTACT_PATH) return t('links.contact');
    const slug = PAGE.exec(path)?.[1];
    return posts.find((post) => post.slug === slug)?.title ?? '';
  };
  // All at once: links that come one after the other push each other away from under the pointer.
  if (!isSuccess && !isError) return [];
  return menus.flatMap(({ title, path }) => {
    const address = safeAddress(path);
    const shown = title || titleOf(path);
    return address && shown ? [{ path, title: shown, isInside: address.kind === 'inside' }] : [];
  });
}
