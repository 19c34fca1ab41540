import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { attachHost } from './host.ts';

/** Lends the session the router and the toasts of the page. */
export function HostBridge() {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation();
  useEffect(
    () =>
      attachHost({
        navigate: (path, options) => void navigate(path, options),
        notify: (messageKey, tone, values) => toast(t(messageKey, { ...values }), { tone }),
      }),
    [navigate, toast, t],
  );
  return null;
}
