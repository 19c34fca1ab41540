import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import type { NavItem } from '@barg/ui-kit';
import { useOverviewQuery } from '../../shared/api/overview.ts';
import { OVERVIEW, SECTIONS } from './sections.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** The console's navigation, with the counts of pending work. */
export function useConsoleItems(): NavItem[] {
  const { t } = useTranslation('operator');
  const asked = useAskedAgain(useOverviewQuery());
  useFreshLists(asked);
  const { data: overview } = asked;
  return SECTIONS.map(({ id, icon, waiting }) => ({
    id,
    to: id === OVERVIEW.id ? OPERATOR_PATH : `${OPERATOR_PATH}/${id}`,
    end: id === OVERVIEW.id,
    label: t(`sections.${id}`),
    icon,
    ...(waiting &&
      overview && {
        badge: waiting.reduce((sum, count) => sum + overview[count], 0),
        badgeKind: 'waiting' as const,
      }),
  }));
}
