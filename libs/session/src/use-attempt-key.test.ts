import { renderHook } from '@testing-library/react';
import { toApiError } from '@barg/api-client/http';
import { resetSession, testUser } from '@barg/session/testing';
import { fingerprintOf } from './storage/fingerprint.ts';
import { forgetDraft, keepDraft, readDraft } from './storage/unsent-drafts.ts';
import { useAttemptKey } from './use-attempt-key.ts';

const attempting = () => {
  const keys: string[] = [];
  const { result } = renderHook(() => useAttemptKey());
  const attempt = async (body: object, isLost = false) => {
    const send = async (key: string) => {
      keys.push(key);
      if (isLost) throw new Error('no answer');
    };
    await result.current(body, send).catch(() => undefined);
  };
  return { keys, attempt };
};

describe('the key of a save', () => {
  it('stays while no answer comes, and is another one afterwards', async () => {
    const { keys, attempt } = attempting();
    await attempt({ title: 'Wind' }, true);
    await attempt({ title: 'Wind' });
    await attempt({ title: 'Wind' });
    const [lost, again, later] = keys;
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('is another one for other words and for other files', async () => {
    const { keys, attempt } = attempting();
    await attempt({ title: 'Wind' }, true);
    await attempt({ title: 'Storm' }, true);
    await attempt({ title: 'Storm', fileId: 'file-1' }, true);
    await attempt({ title: 'Storm', fileId: 'file-2' }, true);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('the key of a draft that is sent', () => {
  const send = async (place: string) => {
    const { result, unmount } = renderHook(() => useAttemptKey(place));
    const keys: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = result.current({ text: 'Wind' }, (key) => {
      keys.push(key);
      return promise;
    });
    // The page is left before the answer.
    unmount();
    return { key: keys[0], answer: () => (resolve(), sent) };
  };
  beforeEach(() => resetSession(testUser()));

  it('is that of its place until an answer comes, whichever field sends it', async () => {
    const first = await send('comment:1');
    const again = await send('comment:1');
    const elsewhere = await send('comment:2');
    expect(again.key).toBe(first.key);
    expect(elsewhere.key).not.toBe(first.key);
    await first.answer();
    expect((await send('comment:1')).key).not.toBe(first.key);
  });

  it('is not that of the account before', async () => {
    const { key } = await send('comment:3');
    resetSession(testUser({ _id: 'somebody-else' }));
    expect((await send('comment:3')).key).not.toBe(key);
  });
});

it.each(['network.timeout', 'network.unreadable', 'network.offline'])(
  'a save that ended with %s is tried again with the same key',
  async (code) => {
    const keys: string[] = [];
    const { result } = renderHook(() => useAttemptKey());
    const attempt = () =>
      result.current({ title: 'Wind' }, async (key) => {
        keys.push(key);
        throw toApiError(0, { code });
      });
    await expect(attempt()).rejects.toThrow();
    await expect(attempt()).rejects.toThrow();
    expect(keys[1]).toBe(keys[0]);
  },
);

describe('what is made for a save', () => {
  it('is the same while no answer comes, and made anew once it was refused', async () => {
    const { result } = renderHook(() => useAttemptKey());
    let made = 0;
    const attempt = async (failure: unknown): Promise<string> => {
      let used = '';
      const send = result.current({ title: 'Wind' }, async (_key, once) => {
        used = await once(async () => `file-${(made += 1)}`);
        throw failure;
      });
      await send.catch(() => undefined);
      return used;
    };
    expect(await attempt(new Error('no answer'))).toBe('file-1');
    expect(await attempt({ statusCode: 500, code: 'server.unexpected', message: '' })).toBe('file-1');
    expect(await attempt({ statusCode: 422, code: 'campaign.file_not_usable', message: '' })).toBe('file-1');
    expect(await attempt(new Error('no answer'))).toBe('file-2');
  });
});

it.each([401, 429])(
  'what was made for a save stays after a refusal with %s, which nobody has looked at',
  async (statusCode) => {
    const { result } = renderHook(() => useAttemptKey());
    let made = 0;
    const used: string[] = [];
    const attempt = (failure: unknown) =>
      result.current({ title: 'Wind' }, async (_key, once) => {
        used.push(await once(async () => `file-${(made += 1)}`));
        throw failure;
      });
    await expect(attempt(new Error('no answer'))).rejects.toThrow();
    await expect(attempt({ statusCode, code: 'request.refused', message: '' })).rejects.toBeTruthy();
    await expect(attempt(new Error('no answer'))).rejects.toThrow();
    expect(used).toEqual(['file-1', 'file-1', 'file-1']);
  },
);

it('what was made by an attempt and is gone is made anew, under another key', async () => {
  const { result } = renderHook(() => useAttemptKey());
  const keys: string[] = [];
  const attempt = (answer: (key: string) => string) =>
    result.current({ city: 'Shiraz' }, async (key) => {
      keys.push(key);
      return answer(key);
    });
  const lose = () => {
    throw new Error('no answer');
  };
  await expect(attempt(lose)).rejects.toThrow();
  const [lost] = keys;
  const answer = (key: string) => {
    if (key === lost) throw toApiError(410, { code: 'idempotency.result_gone' });
    return 'made';
  };
  expect(await attempt(answer)).toBe('made');
  expect(keys[1]).toBe(lost);
  expect(new Set(keys).size).toBe(2);
});

describe('the key of a draft that is kept on the device', () => {
  const HOUR = 60 * 60 * 1000;
  const body = { text: 'Wind' };

  /** Sends the draft, whose answer is lost unless another is named. */
  const send = async (failure: unknown = new Error('no answer'), sent: object = body) => {
    const { result } = renderHook(() => useAttemptKey('mass-message'));
    const used = { key: '', file: '' };
    const attempt = result.current(sent, async (key, once) => {
      used.key = key;
      used.file = await once(async () => `file of ${key}`);
      if (failure) throw failure;
    });
    await attempt.catch(() => undefined);
    return used;
  };
  /** A page that is loaded anew has what the device has, and nothing else. */
  const afterReload = async (): Promise<ReturnType<typeof send>> => {
    const kept = { ...localStorage };
    await send(null);
    forgetDraft('mass-message');
    localStorage.clear();
    Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text));
    return send();
  };

  beforeEach(() => {
    localStorage.clear();
    resetSession();
    resetSession(testUser());
    keepDraft('mass-message', body);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is the same after a reload, with what was made for it', async () => {
    const lost = await send();
    expect(lost.key).toBeTruthy();
    keepDraft('mass-message', body);
    expect(await afterReload()).toEqual(lost);
    expect((await send(undefined, { text: 'Storm' })).key).not.toBe(lost.key);
  });

  it('is another one after an answer, and once the draft was discarded', async () => {
    const lost = await send();
    expect((await send(null)).key).toBe(lost.key);
    const next = await send();
    expect(next.key).not.toBe(lost.key);
    forgetDraft('mass-message');
    keepDraft('mass-message', body);
    expect((await send()).key).not.toBe(next.key);
  });

  it('is another one once the server no longer remembers it', async () => {
    jest.useFakeTimers({ now: 0 });
    const lost = await send();
    jest.setSystemTime(43 * HOUR);
    expect((await send()).key).toBe(lost.key);
    jest.setSystemTime(45 * HOUR);
    expect((await send()).key).not.toBe(lost.key);
  });

  it('stays with what was made for it where the server takes it for another request, which was likely this one', async () => {
    const lost = await send();
    expect(await send({ statusCode: 409, code: 'idempotency.key_reused', message: '' })).toEqual(lost);
    expect(await send()).toEqual(lost);
    expect((await send(undefined, { text: 'Wind!' })).key).not.toBe(lost.key);
  });

  it('is in the page where its draft leaves no room for it, and the draft stays', async () => {
    const long = { text: 'W'.repeat(199_900) };
    keepDraft('mass-message', long);
    const lost = await send();
    expect(lost.key).toBeTruthy();
    expect(readDraft('mass-message')).toEqual(long);
    expect((await send()).key).toBe(lost.key);
  });

  it('makes its draft no longer the oldest, so that another one gives way', async () => {
    jest.useFakeTimers({ now: 1 });
    keepDraft('mass-message', body);
    for (let index = 1; index < 60; index += 1) {
      jest.setSystemTime(index + 1);
      keepDraft(`comment:${index}`, 'Wind');
    }
    jest.setSystemTime(100);
    const lost = await send();
    keepDraft('comment:60', 'Wind');
    expect(readDraft('mass-message')).toEqual(body);
    expect((await send()).key).toBe(lost.key);
  });

  it('is not that of the account before, whose answer touches nothing of the next', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { result } = renderHook(() => useAttemptKey('mass-message'));
    const sent = result.current(body, () => promise);
    resetSession(testUser({ _id: 'somebody-else' }));
    keepDraft('mass-message', body);
    const { key } = await send();
    resolve();
    await sent;
    expect((await send()).key).toBe(key);
  });

  it('leaves nothing of the body on the device', async () => {
    await send(undefined, { phone: '09120000000' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('0912');
  });
});

it('marks of texts differ where they differ in a letter', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `{"text":"Wind ${index}"}`);
  expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
  expect(fingerprintOf('Wind')).toBe(fingerprintOf('Wind'));
});
