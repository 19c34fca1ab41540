import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';

/** An answer by HTTP/2 does not say so itself, but its stream does. */
const isOver = (answer: ServerResponse | Http2ServerResponse): boolean =>
  'stream' in answer ? answer.stream.destroyed : answer.destroyed;

/**
 * When an answer has been sent, or its visitor has gone. Never rejects; at once where it is over already: `close` comes but
 * once.
 */
export const whenOver = (answer: ServerResponse | Http2ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (isOver(answer)) resolve();
    else answer.once('close', resolve);
  });
