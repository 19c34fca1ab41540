import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { IconLink } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { BackPlace } from './back-control.styles.ts';

/** The router numbers the entries of the history; before the first is another site, or none. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

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
