import { useTranslation } from '@barg/runtime/i18n';
import { Route, Routes } from '@barg/runtime/router';
import { ButtonLink, EmptyState, usePageTitle } from '@barg/ui-kit';
import { lazyPage } from '../../routes/lazy-page.tsx';
import { OPERATOR_PATH } from '../../routes/paths.ts';
import { OperatorFrame } from './frame/operator-frame.tsx';
import { useOverviewQuery } from './overview/overview-api.ts';
import { SECOND_STEP_REQUIRED } from './second-step/second-step-api.ts';
import { SecondStepRequired } from './second-step/second-step-required.tsx';

const sections = [
  { path: '', Page: lazyPage(() => import('./overview/overview-page.tsx')) },
  { path: 'settings', Page: lazyPage(() => import('./settings/settings-page.tsx')) },
  { path: 'access', Page: lazyPage(() => import('./access/access-page.tsx')) },
  { path: 'translations', Page: lazyPage(() => import('./translations/translations-page.tsx')) },
  { path: 'pages', Page: lazyPage(() => import('./posts/posts-page.tsx')) },
  { path: 'pages/:postId', Page: lazyPage(() => import('./posts/post-page.tsx')) },
  { path: 'promos', Page: lazyPage(() => import('./promos/promos-page.tsx')) },
  { path: 'promos/:promoId', Page: lazyPage(() => import('./promos/promo-page.tsx')) },
  { path: 'verification', Page: lazyPage(() => import('./verification/verification-page.tsx')) },
  { path: 'verification/:performerId', Page: lazyPage(() => import('./verification/performer-page.tsx')) },
  { path: 'reports', Page: lazyPage(() => import('./reports/reports-page.tsx')) },
  { path: 'reports/:reportId', Page: lazyPage(() => import('./reports/report-page.tsx')) },
  { path: 'removals', Page: lazyPage(() => import('./removals/removals-page.tsx')) },
  { path: 'removals/:removalId', Page: lazyPage(() => import('./removals/removal-page.tsx')) },
  { path: 'messages', Page: lazyPage(() => import('./messages/messages-page.tsx')) },
  { path: 'users', Page: lazyPage(() => import('./users/users-page.tsx')) },
  { path: 'users/:userId', Page: lazyPage(() => import('./users/user-page.tsx')) },
  { path: 'remotes', Page: lazyPage(() => import('./remotes/remotes-page.tsx')) },
  { path: 'outbox', Page: lazyPage(() => import('./outbox/outbox-page.tsx')) },
  { path: 'audit-log', Page: lazyPage(() => import('./audit-log/audit-log-page.tsx')) },
];

function NoSection() {
  const { t } = useTranslation('operator');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      isPage
      title={t('notFound.title')}
      action={<ButtonLink to={OPERATOR_PATH}>{t('sections.overview')}</ButtonLink>}
    />
  );
}

/** The console: its frame, and the section of the address in it. */
export default function OperatorConsole() {
  const isClosed = useOverviewQuery().error?.code === SECOND_STEP_REQUIRED;
  return (
    <OperatorFrame>
      {isClosed ? (
        <SecondStepRequired />
      ) : (
        <Routes>
          {sections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NoSection />} />
        </Routes>
      )}
    </OperatorFrame>
  );
}
