import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { configureHttp } from './http.ts';

const asked: Array<{ url: string | undefined; body: unknown; key: unknown }> = [];
const askForProof = jest.fn<Promise<boolean>, []>();

/** Answers calls in turn: a code is an error, null a success. */
const answerWith = (...answers: (string | null)[]): void => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    asked.push({ url: config.url, body: config.data, key: config.headers.get('Idempotency-Key') });
    const code = answers.shift() ?? null;
    const data = code ? { statusCode: 403, code, message: 'Prove again that it is you.' } : { data: 'done' };
    const response = { status: code ? 403 : 200, data, statusText: '', headers: {}, config };
    if (code) throw new AxiosError('failed', undefined, config, null, response);
    return response;
  };
};

beforeEach(() => {
  asked.length = 0;
  askForProof.mockReset();
  configureHttp({ askForProof });
});

const save = () => http.put('/operator/settings', { commissionPercent: 30 }, { headers: { 'Idempotency-Key': 'one' } });

it('makes the very same call once more when its maker has proved to be there', async () => {
  askForProof.mockResolvedValue(true);
  answerWith('auth.proof_required', null);
  expect((await save()).data).toEqual({ data: 'done' });
  expect(askForProof).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[1]).toMatchObject({ url: '/operator/settings', body: '{"commissionPercent":30}', key: 'one' });
});

it('rejects with what the server said when its maker turned back', async () => {
  askForProof.mockResolvedValue(false);
  answerWith('auth.proof_required');
  await expect(save()).rejects.toMatchObject({ code: 'auth.proof_required', message: 'Prove again that it is you.' });
  expect(asked).toHaveLength(1);
});

it('asks once, however often it is refused', async () => {
  askForProof.mockResolvedValue(true);
  answerWith('auth.proof_required', 'auth.proof_required');
  await expect(save()).rejects.toMatchObject({ code: 'auth.proof_required' });
  expect(askForProof).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});

it('asks for nothing after other refusals', async () => {
  answerWith('request.forbidden');
  await expect(save()).rejects.toMatchObject({ code: 'request.forbidden' });
  expect(askForProof).not.toHaveBeenCalled();
});

describe('before the page can ask', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    configureHttp({ askForProof: undefined });
  });
  afterEach(() => jest.useRealTimers());

  it('waits until it can, and asks then', async () => {
    askForProof.mockResolvedValue(true);
    answerWith('auth.proof_required', null);
    const saved = save();
    await jest.advanceTimersByTimeAsync(4000);
    expect(asked).toHaveLength(1);
    configureHttp({ askForProof });
    expect((await saved).data).toEqual({ data: 'done' });
    expect(askForProof).toHaveBeenCalledTimes(1);
  });

  it('rejects where it never can', async () => {
    answerWith('auth.proof_required');
    const refused = expect(save()).rejects.toMatchObject({ code: 'auth.proof_required' });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
  });
});
