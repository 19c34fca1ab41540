import { putFilePosition } from '@barg/api-client/files';
import { currentHandlers } from '@barg/api-client/http';
import type { SendPosition } from './position-keeper.ts';

/**
 * Tells the server where a file was left. A failure is no one's concern: the device remembers too. While the page is
 * left, nothing that takes a turn would still be sent, so that call is made at once and outlives the page.
 */
export const sendPosition: SendPosition = (fileId, seconds, isLeaving) => {
  if (!isLeaving) return void putFilePosition(fileId, { seconds }).catch(() => undefined);
  const token = currentHandlers().getToken();
  if (token === null) return;
  void fetch(`/api/files/${fileId}/position`, {
    method: 'PUT',
    keepalive: true,
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  }).catch(() => undefined);
};
