import assert from 'node:assert/strict';
import test from 'node:test';
import { recent } from './recent.ts';

test('an answer is given once more while a new one is fetched, and not after it was forgotten', async () => {
  let asked = 0;
  const answers = recent(0, async () => (asked += 1));
  assert.equal(await answers.get('x'), 1);
  assert.equal(await answers.get('x'), 1);
  await new Promise(setImmediate);
  assert.equal(await answers.get('x'), 2);
  answers.forget('x');
  assert.equal(await answers.get('x'), asked);
  assert.ok(asked >= 3);
});

test('what must be fresh is asked for after the call, once for all who call, and as seldom as for others', async () => {
  const maxAge = 60;
  const begun: number[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answers = recent(maxAge, async () => {
    const number = begun.push(performance.now());
    await gates[number - 1]?.promise;
    return number;
  });
  const running = answers.get('x');
  // What runs may have been answered before what these look for was there.
  const fresh = [answers.fresh('x'), answers.fresh('x')];
  gates[0]?.resolve();
  assert.equal(await running, 1);
  while (begun.length < 2) await new Promise(setImmediate);
  const later = answers.fresh('x');
  assert.equal(await answers.get('x'), 1, 'pages wait for nothing');
  gates[1]?.resolve();
  assert.deepEqual(await Promise.all([...fresh, later]), [2, 2, 3]);
  assert.equal(await answers.get('x'), 3);
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  assert.ok(
    pauses.every((pause) => pause >= maxAge),
    pauses.join(),
  );
  assert.equal(begun.length, 3);
});

test('a question that fails ends the wait of those who asked for it alone', async () => {
  let asked = 0;
  const answers = recent(0, async () => {
    asked += 1;
    if (asked === 2) throw new Error('away');
    return asked;
  });
  assert.equal(await answers.get('x'), 1);
  await assert.rejects(answers.fresh('x'), /away/);
  assert.equal(await answers.fresh('x'), 3);
});
