import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { IconLink } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { BackPlace } from './back-control.styles.ts';

/** The router counts the pages that were opened here; before the first lies somebody else's page, or none. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

interface BackControlProps {
  /** Whose page it leads to where the thing was opened by a link; none while that is on its way. */
  username: string | undefined;
}

/** Leads to where one came from, its place on the page kept. */
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
