import { putFilePosition } from '@barg/api-client/files';
import { currentHandlers } from '@barg/api-client/http';
import type { SendPosition } from './position-keeper.ts';

/**
 * Sends a position to the server. Failures are ignored, because the device stores it too. While the page is
 * unloaded, only synchronous calls are made, so that one uses `keepalive`.
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
