import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate } from '@barg/runtime/router';
import { ErrorState, IconLink, PageHeader, Skeleton } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useOwnPerformerQuery } from '../api/own-performer.ts';
import { accountSections, type AccountSection } from '../sections.ts';
import { BackPlace, Frame, ListPanel, SectionPanel } from './account.styles.ts';
import { SectionList } from './section-list.tsx';

function OpenSection({ Section }: Pick<AccountSection, 'Section'>) {
  const { data, error, refetch } = useOwnPerformerQuery(undefined);
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="520px" radius="card" />;
  return <Section performer={data} />;
}

/** The list of sections beside the one that is open; where there is no room for both, one at a time. */
export function Account({ sectionId }: { sectionId: string | undefined }) {
  const { t } = useTranslation('creator-studio');
  const open = sectionId === undefined ? accountSections[0] : accountSections.find(({ id }) => id === sectionId);
  if (!open) return <Navigate to={paths.account} replace />;
  const isOverview = sectionId === undefined;
  return (
    <Frame>
      <ListPanel $isOverview={isOverview}>
        <SectionList openId={open.id} />
      </ListPanel>
      <SectionPanel $isOverview={isOverview}>
        <BackPlace>
          <IconLink to={paths.account} icon={ChevronLeft} label={t('account.back')} isMirrored />
        </BackPlace>
        <PageHeader title={t(`account.sections.${open.id}`)} />
        <OpenSection key={sectionId ?? ''} Section={open.Section} />
      </SectionPanel>
    </Frame>
  );
}
