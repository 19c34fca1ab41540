import { actOnAll } from './act-on-all.ts';

const IDS = ['1', '2', '3', '4', '5', '6', '7'];

/** Calls that each wait to be answered. */
const held = () => {
  const asked: string[] = [];
  const answers = new Map<string, (answer: { error?: { message: string } }) => void>();
  const act = (id: string) => {
    asked.push(id);
    return new Promise<{ error?: { message: string } }>((resolve) => answers.set(id, resolve));
  };
  const answer = async (id: string, error?: { message: string }) => {
    answers.get(id)?.(error ? { error } : {});
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, act, answer };
};

test('acts on four at a time, in their order, and tells with which it was done', async () => {
  const { asked, act, answer } = held();
  const acting = actOnAll(IDS, act);
  expect(asked).toEqual(['1', '2', '3', '4']);
  await answer('2');
  expect(asked).toEqual(['1', '2', '3', '4', '5']);
  await answer('1', { message: 'No' });
  await answer('3', { message: 'Never' });
  for (const id of ['4', '5', '6', '7']) await answer(id);
  await acting.finished;
  expect(acting).toMatchObject({ done: ['2', '4', '5', '6', '7'], failed: ['1', '3'], reason: 'No' });
});

test('stopped, it finishes what was begun and leaves the rest', async () => {
  const { asked, act, answer } = held();
  const acting = actOnAll(IDS, act);
  acting.stop();
  for (const id of ['1', '2', '3', '4']) await answer(id);
  await acting.finished;
  expect(asked).toEqual(['1', '2', '3', '4']);
  expect(acting.done).toEqual(['1', '2', '3', '4']);
});
