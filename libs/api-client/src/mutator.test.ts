import type { InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { getPerformer } from './generated/performers.ts';
import { pathTo } from './mutator.ts';

describe('a parameter of a path', () => {
  it.each([
    ['../users/me', '/posts/..%2Fusers%2Fme/likes'],
    ['a?b=c#d', '/posts/a%3Fb%3Dc%23d/likes'],
    ['mahsa.art', '/posts/mahsa.art/likes'],
  ])('stays one segment: %s', (id, path) => {
    expect(pathTo`/posts/${id}/likes`).toBe(path);
  });

  it('stays one in the operations that are generated', async () => {
    const asked: (string | undefined)[] = [];
    http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
      asked.push(config.url);
      return { status: 200, data: { data: {} }, statusText: '', headers: {}, config };
    };
    await getPerformer('../users/me');
    expect(asked).toEqual(['/performers/..%2Fusers%2Fme']);
  });
});
