import { useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from '@barg/contract';
import type { Site } from '../site.ts';

export function RemotePage({ site, remote, expose }: { site: Site; remote: RemoteName; expose: string }) {
  const { exposes } = site;
  const state = useSyncExternalStore(exposes.subscribe, () => exposes.get(remote, expose));
  useEffect(() => {
    if (state.status === 'idle') void exposes.load(remote, expose);
  });
  if (state.status === 'ready') return <state.Component />;
  if (state.status === 'failed') return <button onClick={() => void exposes.load(remote, expose)}>retry</button>;
  return null;
}
