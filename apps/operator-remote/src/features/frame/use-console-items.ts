import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain, useLineUp } from '@barg/session/line';
import type { NavItem } from '@barg/ui-kit';
import { useOverviewQuery } from '../../shared/api/overview.ts';
import { OVERVIEW, SECTIONS } from './sections.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** Nobody tells the console of what comes: other members make it, and colleagues decide about it. */
const EACH_MINUTE = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

/** The console's navigation, with the counts of pending work. */
export function useConsoleItems(): NavItem[] {
  const { t } = useTranslation('operator');
  const asked = useOverviewQuery(undefined, EACH_MINUTE);
  const { data: overview } = useAskedAgain(asked);
  useLineUp(() => void asked.refetch());
  useFreshLists(overview);
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
