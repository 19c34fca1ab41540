import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate } from '@barg/runtime/router';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { SectionsFrame } from '@barg/ui-kit/fields';
import { paths } from '../../../shared/paths.ts';
import { useOwnPerformerQuery } from '../api/own-performer.ts';
import { accountSections, type AccountSection } from '../sections.ts';
import { SectionList } from './section-list.tsx';

function OpenSection({ Section }: Pick<AccountSection, 'Section'>) {
  const { data, error, refetch } = useOwnPerformerQuery(undefined);
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="520px" radius="card" />;
  return <Section performer={data} />;
}

interface AccountProps {
  sectionId: string | undefined;
  actions?: ReactNode;
}

/** The performer's account: the section that the address names, or the first. */
export function Account({ sectionId, actions }: AccountProps) {
  const { t } = useTranslation('creator-studio');
  const open = sectionId === undefined ? accountSections[0] : accountSections.find(({ id }) => id === sectionId);
  if (!open) return <Navigate to={paths.account} replace />;
  return (
    <SectionsFrame
      title={t('account.title')}
      list={<SectionList openId={open.id} />}
      isOverview={sectionId === undefined}
      back={{ to: paths.account, label: t('account.back') }}
      sectionTitle={t(`account.sections.${open.id}`)}
      actions={actions}
    >
      {/* Whoever leaves a section, for the list too, leaves behind what was not saved. */}
      <OpenSection key={sectionId ?? ''} Section={open.Section} />
    </SectionsFrame>
  );
}
