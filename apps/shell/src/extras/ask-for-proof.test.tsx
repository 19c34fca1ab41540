import { renderHook } from '@testing-library/react';
import { currentHandlers } from '@barg/api-client/http';
import { EMPTY_PLATFORM, PlatformProvider, type Platform } from '@barg/session';
import { useAskForProof } from './ask-for-proof.ts';

test('calls that wait for the same proof are asked for it by one dialog, and later ones by another', async () => {
  const settle: Array<(answer: 'done' | null) => void> = [];
  const askIntent = jest.fn(() => new Promise<'done' | null>((resolve) => settle.push(resolve)));
  const platform: Platform = { ...EMPTY_PLATFORM, askIntent: askIntent as Platform['askIntent'] };
  renderHook(() => useAskForProof(), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  const prove = () => currentHandlers().askForProof?.();
  const both = Promise.all([prove(), prove()]);
  expect(askIntent).toHaveBeenCalledTimes(1);
  expect(askIntent).toHaveBeenCalledWith('site.prove', {});
  settle[0]?.('done');
  expect(await both).toEqual([true, true]);
  const later = prove();
  expect(askIntent).toHaveBeenCalledTimes(2);
  settle[1]?.(null);
  expect(await later).toBe(false);
});
