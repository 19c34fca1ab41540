import { currentHandlers } from '@barg/api-client/http';
import type { IntentOutcome } from '@barg/contract';
import { askForProofBy } from './ask-for-proof.ts';

test('calls that wait for the same proof are asked for it by one dialog, and later ones by another', async () => {
  const settle: Array<(outcome: IntentOutcome) => void> = [];
  const ask = jest.fn(() => new Promise<IntentOutcome>((resolve) => settle.push(resolve)));
  askForProofBy({ ask });
  const prove = () => currentHandlers().askForProof?.();
  const both = Promise.all([prove(), prove()]);
  expect(ask).toHaveBeenCalledTimes(1);
  settle[0]?.('done');
  expect(await both).toEqual([true, true]);
  const later = prove();
  expect(ask).toHaveBeenCalledTimes(2);
  settle[1]?.('dismissed');
  expect(await later).toBe(false);
});
