import type { InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { configureHttp, offerAnswers } from './http.ts';
import { request } from './mutator.ts';

let asked: string[] = [];
let token: string | null = null;
beforeEach(() => {
  asked = [];
  token = null;
  configureHttp({ getToken: () => token });
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    asked.push(`${config.method} ${config.url}`);
    return { status: 200, data: { data: 'asked' }, statusText: '', headers: {}, config };
  };
});
afterEach(() => jest.restoreAllMocks());

const feed = { url: '/user/feeds', method: 'GET', params: { tab: 'following', limit: 10, cursor: undefined } };

describe('an answer that came with the page', () => {
  it('serves the call it is for, once', async () => {
    offerAnswers({ '/user/feeds?limit=10&tab=following': 'brought' }, null);
    expect(await request(feed)).toBe('brought');
    expect(asked).toEqual([]);
    expect(await request(feed)).toBe('asked');
  });

  it('serves no other call', async () => {
    offerAnswers({ '/user/feeds?limit=10&tab=following': 'brought' }, null);
    expect(await request({ ...feed, method: 'POST' })).toBe('asked');
    expect(await request({ ...feed, params: { ...feed.params, limit: 20 } })).toBe('asked');
    expect(await request({ ...feed, responseType: 'blob' })).toBe('asked');
  });

  it('is for nobody else', async () => {
    offerAnswers({ '/user/feeds?limit=10&tab=following': 'brought' }, 'mine');
    token = 'yours';
    expect(await request(feed)).toBe('asked');
    token = 'mine';
    expect(await request(feed)).toBe('asked');
  });

  it('is no longer good half a minute later', async () => {
    offerAnswers({ '/user/feeds?limit=10&tab=following': 'brought' }, null);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_001);
    expect(await request(feed)).toBe('asked');
  });

  it('may be nothing', async () => {
    offerAnswers({ '/user/feeds?limit=10&tab=following': null }, null);
    expect(await request(feed)).toBeNull();
    expect(asked).toEqual([]);
  });
});
