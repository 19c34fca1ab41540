import type { ServerEvent, ServerEventName } from '@barg/contract';
import { createSocketBus } from '../../libs/session/src/realtime/socket-bus.ts';
import { openSocketIo } from '../../libs/session/src/realtime/socket-io-transport.ts';
import { createTrackScope } from '../../libs/session/src/realtime/track-scope.ts';
import type { Site } from '../processes/site.ts';
import type { Person } from './people.ts';

/** How long what must come may take: long, because all processes of a site share the cores with other tests. */
const PATIENCE_MS = 30_000;

/** The ways in which a browser is connected. */
export const WAYS = ['websocket', 'polling'] as const;
export type Way = (typeof WAYS)[number];

/** A person's window: the page's own connection to a site, and what it has told the page. */
export async function openWindow(
  t: { after: (close: () => void) => void },
  { url }: Pick<Site, 'url'>,
  person: Person | null,
  way: Way = 'websocket',
) {
  const listeners = new Set<() => void>();
  const look = () => listeners.forEach((listener) => listener());
  const readToken = () => person?.token ?? null;
  let wasRefused = false;
  // Cookies, by which a balancer knows a browser again, are kept only with credentials outside of a browser.
  const beyondBrowsers = { transports: [way], withCredentials: true, forceNew: true };
  const bus = createSocketBus({
    openTransport: (listener) => openSocketIo(listener, { readToken, url, beyondBrowsers }),
    getToken: readToken,
    onRefused: () => {
      wasRefused = true;
      look();
    },
  });
  t.after(() => bus.close());
  const told: ServerEvent[] = [];
  bus.events$.subscribe((event) => {
    told.push(event);
    look();
  });
  bus.status$.subscribe(look);

  /** Waits until `find` finds something, which is looked for with each event and each change of the connection. */
  const until = <T>(what: string, find: () => T | undefined | false): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        listeners.delete(check);
        reject(new Error(`${person?.username}, ${way}: ${what} did not come; ${bus.status$.value}`));
      }, PATIENCE_MS);
      const check = () => {
        const found = find();
        if (found === undefined || found === false) return;
        clearTimeout(timer);
        listeners.delete(check);
        resolve(found);
      };
      listeners.add(check);
      check();
    });

  const window = {
    told,
    until,
    emit: bus.emit,
    isConnected: () => bus.status$.value === 'connected',
    wasRefused: () => wasRefused,
    connected: () => until('a connection', window.isConnected),
    /** The first event of a name, past or coming, for which `matches` holds. */
    event: <N extends ServerEventName>(name: N, matches: (event: ServerEvent<N>) => boolean = () => true) =>
      until(name, () =>
        told.find((event): event is ServerEvent<N> => event.name === name && matches(event as ServerEvent<N>)),
      ),
    /** What the page shows of a scope: the events after a sequence, caught up where some were missed. */
    show: (scope: string, after: number) => {
      const shown: ServerEvent[] = [];
      let lost = false;
      createTrackScope(bus)(scope, { after }).subscribe((update) => {
        if (update.kind === 'refetch') lost = true;
        else shown.push(update.event);
        look();
      });
      return { shown, isLost: () => lost };
    },
    close: () => bus.close(),
  };
  await bus.open();
  if (person) await window.connected();
  return window;
}

export type Window = Awaited<ReturnType<typeof openWindow>>;
