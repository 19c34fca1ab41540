import { useEffect, useEffectEvent } from 'react';
import { serviceWorkers } from '@barg/runtime/browser-stores';
import { useNavigate } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { keepPush } from '@barg/session/push';

/** Goes where a pressed notification leads, and tells the site of this browser again at each visit. */
export function usePush(): void {
  const navigate = useNavigate();
  const accountId = useCurrentUser()?._id;
  const handleMessage = useEffectEvent(({ data, ports }: MessageEvent) => {
    const { type, path, until } = (data ?? {}) as { type?: unknown; path?: unknown; until?: unknown };
    if (type !== 'open' || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
    // The service worker opens a window for what nobody takes until then.
    if (typeof until === 'number' && Date.now() > until) return;
    ports[0]?.postMessage('taken');
    void navigate(path);
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
