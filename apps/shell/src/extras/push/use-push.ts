import { useEffect, useEffectEvent } from 'react';
import { serviceWorkers } from '@barg/runtime/browser-stores';
import { useNavigate } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { keepPush } from '@barg/session/push';

/** Goes where a pressed notification leads, and tells the site of this browser again at each visit. */
export function usePush(): void {
  const navigate = useNavigate();
  const accountId = useCurrentUser()?._id;
  const handleMessage = useEffectEvent(({ data }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path)) void navigate(path);
  });
  useEffect(() => {
    const workers = serviceWorkers();
    const listen = (event: MessageEvent): void => handleMessage(event);
    workers?.addEventListener('message', listen);
    return () => workers?.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    // Without it this browser is told nothing until the next visit.
    if (accountId !== undefined) keepPush().catch(() => undefined);
  }, [accountId]);
}
