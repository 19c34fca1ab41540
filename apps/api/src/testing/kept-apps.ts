import type { RouteOptions } from 'fastify';
import { createApp, type App } from '../app.ts';
import type { Context } from '../context.ts';
import type { FailureListener } from '../plugins/errors.ts';

/** What a plugin may look at while its routes are declared: that is the same for every test of a kept app. */
const KNOWN_AT_THE_START: ReadonlyArray<PropertyKey> = ['config', 'log', 'redis', 'replica', 'metrics', 'tracer'];

/** How long a test's end waits for requests that it has let go of. */
const PATIENCE_MS = 5000;

/** One test's context, and who listens to the failures of its routes. */
export interface Served {
  context: Context;
  onFailure: FailureListener;
}

/** An app that serves one test after the other: to declare its routes takes longer than most tests do. */
export interface KeptApp {
  app: App;
  serve(served: Served): void;
  /** Waits for what is still being answered, which must not write into the next test's database. */
  rest(): Promise<void>;
}

export async function keepApp(first: Served): Promise<KeptApp> {
  let served: Served = first;
  const requests = countRequests();
  const { context, open } = createSharedContext(() => served.context);
  const app = await createApp(context, {
    onFailure: (failure) => served.onFailure(failure),
    onRoute: requests.count,
  });
  await app.ready();
  open();
  return {
    app,
    serve: (next) => {
      served = next;
    },
    rest: requests.allAnswered,
  };
}

/** The context of whichever test runs. Before it is opened, what differs from test to test cannot be taken from it. */
export function createSharedContext(current: () => Context): { context: Context; open: () => void } {
  let isOpen = false;
  const context = new Proxy(current(), {
    get(_target, key) {
      if (!isOpen && !KNOWN_AT_THE_START.includes(key))
        throw new Error(`\`context.${String(key)}\` is another one for each test: read it when a request comes`);
      return Reflect.get(current(), key);
    },
  });
  return {
    context,
    open: () => {
      isOpen = true;
    },
  };
}

/** Counts the requests that a route works on. */
function countRequests(): { count: (route: RouteOptions) => void; allAnswered: () => Promise<void> } {
  const open = new Set<Promise<unknown>>();
  return {
    count: (route) => {
      const { handler } = route;
      route.handler = function (request, reply) {
        const answer: unknown = handler.call(this, request, reply);
        if (!(answer instanceof Promise)) return answer;
        const ended = answer.catch(() => undefined).finally(() => open.delete(ended));
        open.add(ended);
        return answer;
      };
    },
    allAnswered: async () => {
      if (open.size === 0) return;
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
      await Promise.race([Promise.all(open), late]);
    },
  };
}
