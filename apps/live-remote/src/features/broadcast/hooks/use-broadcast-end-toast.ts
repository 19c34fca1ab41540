import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsLoggedIn } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import type { BroadcastView } from '../session/broadcast-session.ts';

/** A toast when the broadcast has ended or moved, on other pages than its own. */
export function useBroadcastEndToast({ status }: BroadcastView, { isOnPage }: { isOnPage: boolean }): void {
  const { t } = useTranslation('live');
  const toast = useToast();
  const isLoggedIn = useIsLoggedIn();
  const previous = useRef(status);
  useEffect(() => {
    const wasOnAir = previous.current === 'on-air';
    previous.current = status;
    if (!wasOnAir || status === 'on-air' || isOnPage || !isLoggedIn) return;
    toast(t(status === 'moved' ? 'broadcast.moved' : 'broadcast.ended'));
  }, [status, isOnPage, isLoggedIn, t, toast]);
}
