import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { listContactMessages, markHandled } from './contact.service.ts';

const letter = { name: 'Sara', email: 'sara@barg.example', subject: 'A question', text: 'How do I begin?' };

test('a visitor and a member write to the site, and the operator finds both', async (t) => {
  const api = await createTestApi(t);
  const nilou = await api.createUser({ name: 'Nilou' });
  assert.equal((await api.guest.post('/contact', letter)).status, 200);
  assert.equal((await api.as(nilou).post('/contact', { ...letter, subject: 'Another' })).status, 200);
  const { data, total } = await listContactMessages(api.db, { status: 'open', limit: 20 });
  assert.equal(total, 2);
  assert.deepEqual(
    data.map(({ subject, user }) => [subject, user?.name ?? null]),
    [
      ['Another', 'Nilou'],
      ['A question', null],
    ],
  );
});

test('a letter also goes to the mailbox of the site’s people, where one is configured', async (t) => {
  const api = await createTestApi(t, { CONTACT_EMAIL: 'people@barg.example' });
  await api.guest.post('/contact', { ...letter, text: 'Is <this> & that safe?' });
  const mails = await api.db.selectFrom('mails').selectAll().execute();
  assert.deepEqual(
    mails.map(({ recipient, template }) => [recipient, template]),
    [['people@barg.example', 'contact-message']],
  );
  assert.match(mails[0]?.text ?? '', /sara@barg\.example/);
  assert.doesNotMatch(mails[0]?.html ?? '', /<this>/);
});

test('a letter without words, with too many, or without a mailbox is refused', async (t) => {
  const api = await createTestApi(t);
  for (const fault of [
    { text: '  ' },
    { text: 'x'.repeat(5001) },
    { subject: 'x'.repeat(201) },
    { name: '' },
    { email: 'nowhere' },
    { email: `${'x'.repeat(310)}@barg.example` },
  ]) {
    const { status, body } = await api.guest.post('/contact', { ...letter, ...fault });
    assert.equal(status, 422);
    assert.equal(body.details[0].path, Object.keys(fault)[0]);
  }
});

test('one person writes few letters, and keeps nobody else of the network from writing', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '600' });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await api.guest.post('/contact', letter)).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  assert.equal((await api.guest.post('/contact', { ...letter, email: 'colleague@barg.example' })).status, 200);
});

test('a letter is dealt with once, by the first operator', async (t) => {
  const api = await createTestApi(t);
  const [first, second] = [await api.createOperator(), await api.createOperator()];
  await api.guest.post('/contact', letter);
  const [message] = (await listContactMessages(api.db, { status: 'open', limit: 20 })).data;
  assert.ok(message);
  const handle = (operatorId: string) =>
    api.context.work((unit) => markHandled(unit, { messageId: message._id, operatorId }));
  for (const [operator, isHandledNow] of [[first, true] as const, [second, false] as const]) {
    const answer = await handle(operator.id);
    assert.deepEqual([answer.message.handledBy?._id, answer.isHandledNow], [first.id, isHandledNow]);
  }
  assert.equal((await listContactMessages(api.db, { status: 'open', limit: 20 })).total, 0);
  assert.equal((await listContactMessages(api.db, { status: 'handled', limit: 20 })).total, 1);
});
