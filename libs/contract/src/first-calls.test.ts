import { answerKey, firstCallPath } from './first-calls.ts';

describe('answerKey', () => {
  it('is the same whether the query stands in the path or beside it, and in any order', () => {
    const written = answerKey('/user/feeds?tab=following&limit=10');
    expect(answerKey('/user/feeds', { limit: 10, tab: 'following', cursor: undefined })).toBe(written);
    expect(answerKey('/user/feeds?limit=10', { tab: 'following' })).toBe(written);
  });

  it('differs where a value does', () => {
    expect(answerKey('/user/feeds', { limit: 10 })).not.toBe(answerKey('/user/feeds', { limit: 20 }));
    expect(answerKey('/user/feeds')).not.toBe(answerKey('/user/feeds', { limit: 10 }));
  });

  it('repeats the name of a list', () => {
    expect(answerKey('/x', { ids: ['a', 'b'] })).toBe('/x?ids=a&ids=b');
  });
});

describe('firstCallPath', () => {
  it('puts the parameters of the address into their places, unable to leave them', () => {
    expect(firstCallPath({ path: '/performers/:username' }, { username: 'mahsa.art' })).toBe('/performers/mahsa.art');
    expect(firstCallPath({ path: '/performers/:username' }, { username: '../me?x=1' })).toBe(
      '/performers/..%2Fme%3Fx%3D1',
    );
  });

  it('adds those that the query needs, unable to add anything else', () => {
    const call = { path: '/user/feeds/landing?limit=18', fromAddress: { username: 'username' } };
    expect(firstCallPath(call, { username: 'mahsa.art' })).toBe('/user/feeds/landing?limit=18&username=mahsa.art');
    expect(firstCallPath(call, { username: 'x&limit=99' })).toBe(
      '/user/feeds/landing?limit=18&username=x%26limit%3D99',
    );
    expect(firstCallPath({ ...call, path: '/videos' }, { username: 'x' })).toBe('/videos?username=x');
    expect(firstCallPath(call, {})).toBeNull();
  });

  it('is nothing where a parameter is missing', () => {
    expect(firstCallPath({ path: '/posts/:postId?full=1' }, {})).toBeNull();
  });
});
