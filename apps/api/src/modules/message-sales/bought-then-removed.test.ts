import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { removeMessage } from '../messages/delete-messages.ts';
import { openTalk, uploadFor } from '../messages/testing.ts';

const FREE_WORDS = 'zarf-azad';

test('the words of a bought message that is removed leave the event of its purchase as well', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url } = await openTalk(api);
  await api.fund(fan, 100);
  const fileIds = [(await uploadFor(api, performer)).body.data._id];
  const sent = await api.as(performer).post(url, { text: FREE_WORDS, fileIds, price: 5 });
  await api.runJobs();
  const message: Message = sent.body.data;
  const bought = await api.as(fan).pay(`/wallet/charges/message/${message._id}`, { expectedPrice: 5 });
  assert.equal(bought.status, 200, bought.text);
  const kept = async (): Promise<string> =>
    JSON.stringify(await api.db.selectFrom('scope_events').select(['name', 'data']).execute());
  assert.match(await kept(), /message\.unlocked.*zarf-azad/);

  await api.context.work((unit) => removeMessage(unit, message._id));
  assert.ok(!(await kept()).includes(FREE_WORDS));
  const socket = await openSocket(t, await api.listen(), fan);
  const caughtUp = await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 });
  assert.ok(!JSON.stringify(caughtUp).includes(FREE_WORDS));
});
