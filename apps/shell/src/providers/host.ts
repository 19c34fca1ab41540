import type { SessionEnvironment } from '@barg/session';

type Attached = Pick<SessionEnvironment, 'navigate' | 'notify'>;

export interface PageHost {
  environment: SessionEnvironment;
  /** Gives the session the router and the toasts. Returns how to take them away again. */
  attach: (next: Attached) => () => void;
}

/**
 * The session's host. It exists before React does: until something is attached what it is asked is kept, and done as
 * soon as somebody can do it (a dead token is found out before the first render).
 */
export function createHost(currentPath: () => string): PageHost {
  let attached: Attached | null = null;
  let waiting: Array<(host: Attached) => void> = [];

  const whenAttached = (act: (host: Attached) => void): void => {
    if (attached) act(attached);
    else waiting.push(act);
  };

  const attach = (next: Attached): (() => void) => {
    attached = next;
    const pending = waiting;
    waiting = [];
    pending.forEach((act) => act(next));
    return () => {
      if (attached === next) attached = null;
    };
  };

  const environment: SessionEnvironment = {
    navigate: (path, options) => whenAttached(({ navigate }) => navigate(path, options)),
    notify: (...words) => whenAttached(({ notify }) => notify(...words)),
    currentPath,
  };
  return { environment, attach };
}
