import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { usePageTitle } from '../../theme/use-page-title.ts';
import { Button } from '../button/button.tsx';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import { StateIcon, StateMessage, StateReference, StateRoot, StateTitle } from './state.styles.ts';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** One sentence. */
  title: string;
  /** It is the page's only content, so that its title is the page's heading and stands in the browser's tab. */
  isPage?: boolean;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

export const EmptyState = ({ icon = Leaf, title, isPage = false, children, action }: EmptyStateProps) => {
  usePageTitle(isPage ? title : undefined);
  return (
    <StateRoot>
      <StateIcon $tone="neutral">
        <Icon icon={icon} size={26} />
      </StateIcon>
      <StateTitle as={isPage ? 'h1' : 'h2'}>{title}</StateTitle>
      {children && <StateMessage>{children}</StateMessage>}
      {action}
    </StateRoot>
  );
};

interface ErrorStateProps {
  /** It is the page's only content, so that its title is the page's heading and stands in the browser's tab. */
  isPage?: boolean;
  /** Names the problem. */
  title?: string;
  /** Says what to do. */
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Lets support find the failure in the logs. */
  requestId?: string;
}

export const ErrorState = ({ isPage = false, title, message, onRetry, isRetrying, requestId }: ErrorStateProps) => {
  const { t } = useTranslation('ui');
  const named = title ?? t('error.title');
  usePageTitle(isPage ? named : undefined);
  return (
    <StateRoot role="alert">
      <StateIcon $tone="danger">
        <Icon icon={TriangleAlert} size={26} />
      </StateIcon>
      <StateTitle as={isPage ? 'h1' : 'h2'}>{named}</StateTitle>
      <StateMessage>{message || t('error.message')}</StateMessage>
      {onRetry && (
        <Button onClick={onRetry} isLoading={isRetrying}>
          {t('retry')}
        </Button>
      )}
      {requestId && (
        <StateReference>
          {t('error.reference')} <bdi translate="no">{requestId}</bdi>
        </StateReference>
      )}
    </StateRoot>
  );
};

interface ForbiddenStateProps {
  /** The reason. */
  title?: string;
  message?: string;
  /** The button or link that gives access. */
  action?: ReactNode;
}

export const ForbiddenState = ({ title, message, action }: ForbiddenStateProps) => {
  const { t } = useTranslation('ui');
  return (
    <StateRoot>
      <StateIcon $tone="neutral">
        <Icon icon={Lock} size={26} />
      </StateIcon>
      <StateTitle>{title ?? t('forbidden.title')}</StateTitle>
      <StateMessage>{message ?? t('forbidden.message')}</StateMessage>
      {action}
    </StateRoot>
  );
};
