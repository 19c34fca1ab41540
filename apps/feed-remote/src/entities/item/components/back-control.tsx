import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { IconLink } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { BackPlace } from './back-control.styles.ts';

/** Not in every browser yet. */
type Navigations = Partial<Pick<Window, 'navigation'>>;

/**
 * Whether the entry before is a page of this site. The router numbers its own entries alone, and begins anew where the
 * browser has loaded a page, as by a link of a drawn page that was pressed before the scripts were there.
 */
const cameFromHere = (): boolean =>
  (window as Navigations).navigation?.canGoBack ?? ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

interface BackControlProps {
  /** The performer whose page it links to, when the page was opened directly; absent while loading. */
  username: string | undefined;
}

/** Goes back to the previous page and its scroll position. */
export function BackControl({ username }: BackControlProps) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isElsewhere || !cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackPlace>
      <IconLink
        to={username === undefined ? paths.home : paths.profile(username)}
        icon={ArrowLeft}
        isMirrored
        label={t('back')}
        onClick={handleClick}
      />
    </BackPlace>
  );
}
