import type { FirstCall } from './first-calls.ts';
import type { MessageNamespace } from './locales.ts';

/**
 * A page of the shell itself whose first screen the server can draw. The shell's build lists them in `first-paint.json`,
 * since the web tier knows nothing of a shell but what is in its build.
 */
export interface OwnPage {
  /** React Router path, absolute. */
  path: string;
  /** Its texts, beside those of every page. */
  namespaces: readonly MessageNamespace[];
  /** A way in: who is logged in is led on. */
  isForGuests?: boolean;
  /** Parameters of the query that it shows in its first screen; under others it is drawn by the browser. */
  queries?: readonly string[];
  /** As those of a remote's route. */
  firstCalls?: readonly FirstCall[];
}
