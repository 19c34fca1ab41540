import { ACCOUNT_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate, useParams } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { useHasRoom } from '@barg/ui-kit';
import { SectionsFrame } from '@barg/ui-kit/fields';
import { SectionList } from './account/section-list.tsx';
import { sectionsFor } from './account/sections.ts';

/**
 * /user/account/:section?: the list of sections beside the open one. On narrow screens the
 * path without a section shows the list only.
 */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { section: id } = useParams();
  const user = useCurrentUser();
  const isBeside = useHasRoom('desktop') === true;
  if (!user) return null;
  const sections = sectionsFor(user);
  const open = id === undefined ? sections[0] : sections.find((section) => section.id === id);
  if (!open) return <Navigate to={ACCOUNT_PATH} replace />;
  const isOverview = id === undefined;
  return (
    <SectionsFrame
      title={t('title')}
      list={<SectionList sections={sections} openId={isBeside || !isOverview ? open.id : null} />}
      isOverview={isOverview}
      back={{ to: ACCOUNT_PATH, label: t('back') }}
      sectionTitle={t(`sections.${open.id}`)}
    >
      <open.Section key={open.id} />
    </SectionsFrame>
  );
}
