import { act, renderHook } from '@testing-library/react';
import { TestSession, resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { samplePhoto } from '../../../testing/samples.ts';
import { useRenewedFiles } from './use-renewed-files.ts';

test('after a renewal that failed the next failure of a picture renews, a moment later', async () => {
  resetSession(testUser());
  let isDown = true;
  const files = [samplePhoto()];
  const calls = stubHttp({
    'POST /files/sign-urls': () => {
      if (isDown) throw stubError(503, 'some.code', '');
      return { data: [{ ...files[0], url: '/fresh' }] };
    },
  });
  const now = jest.spyOn(performance, 'now').mockReturnValue(100_000);
  const { result } = renderHook(() => useRenewedFiles(files), { wrapper: TestSession });
  const failAt = async (ms: number) => {
    now.mockReturnValue(100_000 + ms);
    await act(async () => {
      result.current.renew();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    return calls.length;
  };
  expect(await failAt(0)).toBe(1);
  expect(await failAt(1000)).toBe(1);
  isDown = false;
  expect(await failAt(6000)).toBe(2);
  expect(files.map(result.current.current)).toMatchObject([{ url: '/fresh' }]);
  expect(await failAt(20_000)).toBe(2);
  now.mockRestore();
});
