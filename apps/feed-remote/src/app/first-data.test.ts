import { answerKey, firstCallPath, type FirstData } from '@barg/contract';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import './exposes/explore.tsx';
import './exposes/gallery.tsx';
import './exposes/home.tsx';
import './exposes/post.tsx';
import './exposes/product.tsx';
import './exposes/profile.tsx';
import './exposes/video.tsx';
import { EXPLORE_DATA } from '../first-data/explore.ts';
import { GALLERY_DATA } from '../first-data/gallery.ts';
import { HOME_PAGE_DATA } from '../first-data/home.ts';
import { POST_DATA } from '../first-data/post.ts';
import { PRODUCT_DATA } from '../first-data/product.ts';
import { PROFILE_DATA } from '../first-data/profile.ts';
import { VIDEO_DATA } from '../first-data/video.ts';

const CULTURE = 'en-US';
const params = {
  username: 'mahsa.art',
  postId: 'post-1',
  galleryId: 'gallery-1',
  productId: 'product-1',
  videoId: 'video-1',
};

const PAGES: readonly FirstData[] = [
  ...[...HOME_PAGE_DATA, ...EXPLORE_DATA, ...POST_DATA, ...GALLERY_DATA, ...PRODUCT_DATA, ...VIDEO_DATA],
  ...Object.values(PROFILE_DATA),
];

/** What a query asks the server for, where nothing came with the page. */
const askedBy = async ({ endpoint, argOf }: NonNullable<FirstData['query']>): Promise<string[]> => {
  resetSession(testUser());
  const refuse = () => {
    throw stubError(404, 'not.found', '');
  };
  const calls = stubHttp({
    'GET /:a/:b/:c/:d': refuse,
    'GET /:a/:b/:c': refuse,
    'GET /:a/:b': refuse,
    'GET /:a': refuse,
  });
  const { initiate } = Reflect.get(api.endpoints, endpoint);
  await storeHere().dispatch(initiate(argOf?.(params, CULTURE)));
  return calls.map(({ url, params: query }) => answerKey(url, query));
};

test.each(PAGES.map((data) => [data.path, data] as const))(
  'what comes with a page as %s is what its query would ask for',
  async (_path, { query, ...call }) => {
    const path = firstCallPath(call, params);
    expect(query && (await askedBy(query))).toEqual([answerKey(path ?? '')]);
  },
);
