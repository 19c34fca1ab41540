import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsLoggedIn } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useLazyRemovedStreamQuery } from '../api/removed-stream.ts';
import type { BroadcastView } from '../session/broadcast-session.ts';

/** A toast when the broadcast has ended, was removed by the site, or moved, on other pages than its own. */
export function useBroadcastEndToast(view: BroadcastView, { isOnPage }: { isOnPage: boolean }): void {
  const { t } = useTranslation('live');
  const toast = useToast();
  const isLoggedIn = useIsLoggedIn();
  const [askForRemoval] = useLazyRemovedStreamQuery();
  const previous = useRef(view);
  const tellOfEnd = useEffectEvent(async (streamId: string) => {
    const { data: removal, error } = await askForRemoval();
    // Without an answer it is over, and the page of the broadcast asks again.
    if (!error && removal?.targetId === streamId) toast(t('broadcast.removed'), { tone: 'danger' });
    else toast(t('broadcast.ended'));
  });
  useEffect(() => {
    const last = previous.current;
    previous.current = view;
    if (last.status !== 'on-air' || view.status === 'on-air' || isOnPage || !isLoggedIn) return;
    if (view.status === 'moved') toast(t('broadcast.moved'));
    else void tellOfEnd(last.streamId);
  }, [view, isOnPage, isLoggedIn, t, toast]);
}
