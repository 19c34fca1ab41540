import type { ComponentType } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Route, Routes } from '@barg/runtime/router';
import { ButtonLink, EmptyState, lazyPart, usePageTitle } from '@barg/ui-kit';
import { ListLoading } from '../shared/paged-list.tsx';
import { OperatorFrame } from '../features/frame/operator-frame.tsx';
import { SecondStepRequired } from '../features/second-step/second-step-required.tsx';
import { useNeedsSecondStep } from '../features/second-step/use-needs-second-step.ts';

/** Sections are lazy; the frame stays mounted. */
const section = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazyPart(load, { waiting: () => <ListLoading /> });

const sections = [
  { path: '', Page: section(() => import('../features/overview/overview-page.tsx')) },
  { path: 'settings', Page: section(() => import('../features/settings/settings-page.tsx')) },
  { path: 'access', Page: section(() => import('../features/access/access-page.tsx')) },
  { path: 'translations', Page: section(() => import('../features/translations/translations-page.tsx')) },
  { path: 'pages', Page: section(() => import('../features/posts/posts-page.tsx')) },
  { path: 'pages/:postId', Page: section(() => import('../features/posts/post-page.tsx')) },
  { path: 'promos', Page: section(() => import('../features/promos/promos-page.tsx')) },
  { path: 'promos/:promoId', Page: section(() => import('../features/promos/promo-page.tsx')) },
  { path: 'coupons', Page: section(() => import('../features/coupons/coupons-page.tsx')) },
  { path: 'coupons/new', Page: section(() => import('../features/coupons/coupon-page.tsx')) },
  { path: 'packages', Page: section(() => import('../features/packages/packages-page.tsx')) },
  { path: 'packages/:packageId', Page: section(() => import('../features/packages/package-page.tsx')) },
  { path: 'verification', Page: section(() => import('../features/verification/verification-page.tsx')) },
  { path: 'verification/:performerId', Page: section(() => import('../features/verification/performer-page.tsx')) },
  { path: 'payouts', Page: section(() => import('../features/payouts/payouts-page.tsx')) },
  { path: 'payouts/:payoutId', Page: section(() => import('../features/payouts/payout-page.tsx')) },
  { path: 'payments', Page: section(() => import('../features/payments/payments-page.tsx')) },
  { path: 'payments/waiting', Page: section(() => import('../features/payments/payment-queue-page.tsx')) },
  { path: 'payments/events', Page: section(() => import('../features/payments/events-page.tsx')) },
  { path: 'payments/coins', Page: section(() => import('../features/payments/crypto-payments-page.tsx')) },
  { path: 'payments/:paymentId', Page: section(() => import('../features/payments/payment-page.tsx')) },
  { path: 'refunds', Page: section(() => import('../features/refund-requests/refund-requests-page.tsx')) },
  { path: 'refunds/orders', Page: section(() => import('../features/refund-requests/order-problems-page.tsx')) },
  { path: 'disputes', Page: section(() => import('../features/disputes/disputes-page.tsx')) },
  { path: 'disputes/:disputeId', Page: section(() => import('../features/disputes/dispute-page.tsx')) },
  { path: 'books', Page: section(() => import('../features/books/books-page.tsx')) },
  { path: 'taxes', Page: section(() => import('../features/taxes/taxes-page.tsx')) },
  { path: 'reports', Page: section(() => import('../features/moderation/reports/reports-page.tsx')) },
  { path: 'reports/:reportId', Page: section(() => import('../features/moderation/reports/report-page.tsx')) },
  { path: 'removals', Page: section(() => import('../features/moderation/removals/removals-page.tsx')) },
  { path: 'removals/:removalId', Page: section(() => import('../features/moderation/removals/removal-page.tsx')) },
  { path: 'messages', Page: section(() => import('../features/messages/messages-page.tsx')) },
  { path: 'users', Page: section(() => import('../features/users/users-page.tsx')) },
  { path: 'users/:userId/stream-chat-log', Page: section(() => import('../features/users/chat-log-page.tsx')) },
  { path: 'users/:userId', Page: section(() => import('../features/users/user-page.tsx')) },
  { path: 'remotes', Page: section(() => import('../features/remotes/remotes-page.tsx')) },
  { path: 'outbox', Page: section(() => import('../features/outbox/outbox-page.tsx')) },
  { path: 'audit-log', Page: section(() => import('../features/audit-log/audit-log-page.tsx')) },
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

/** The console: its frame, and the section of the path. */
export function OperatorConsole() {
  const isClosed = useNeedsSecondStep();
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
