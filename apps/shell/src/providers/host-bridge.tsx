import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import type { PageHost } from './host.ts';

/** Lends the session the router and the toasts of the page. */
export function HostBridge({ attach }: Pick<PageHost, 'attach'>) {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation();
  useEffect(
    () =>
      attach({
        navigate: (path, options) => void navigate(path, options),
        notify: (messageKey, tone, values) => toast(t(messageKey, { ...values }), { tone }),
      }),
    [attach, navigate, toast, t],
  );
  return null;
}
