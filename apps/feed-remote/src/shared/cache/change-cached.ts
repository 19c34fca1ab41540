import type { FeedPost, Gallery, PerformerCard, Video } from '@barg/api-client/models';
import { api, type AppDispatch, type RootState } from '@barg/session';
import type { galleryApi } from '../galleries/api/gallery.ts';
import type { performerApi } from '../performers/api/performer.ts';
import type { performerPagesApi } from '../performers/api/performer-pages.ts';
import type { performersApi } from '../performers/api/performers.ts';
import type { postApi } from '../posts/api/post.ts';
import type { postPagesApi } from '../posts/api/post-pages.ts';
import type { productApi } from '../products/api/product.ts';
import type { videoApi } from '../videos/api/video.ts';

/*
 * All are the one api of the page with calls added, each by the screens that make them. Here they are types alone, so
 * that no screen brings the calls of every other: what has never been asked for is not in the cache either.
 */
const cached: object = api;
const galleries = cached as typeof galleryApi;
const performer = cached as typeof performerApi;
const performerPages = cached as typeof performerPagesApi;
const performers = cached as typeof performersApi;
const post = cached as typeof postApi;
const postPages = cached as typeof postPagesApi;
const products = cached as typeof productApi;
const videos = cached as typeof videoApi;

/*
 * What one thing's change means for everything in the cache that shows it. There is no undo by patches: lists may have
 * been read anew meanwhile, so a failed change is taken back by its opposite.
 */

type Change<T> = (thing: T) => void;
type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void;

/** Runs a change over every post in the cache, in lists and alone. */
const changePosts =
  (change: Change<FeedPost>): Thunk =>
  (dispatch, getState) => {
    const state = getState();
    const changePages = ({ pages }: { pages: { data: FeedPost[] }[] }): void =>
      pages.forEach(({ data }) => data.forEach(change));
    for (const source of postPages.util.selectCachedArgsForQuery(state, 'postPages')) {
      dispatch(postPages.util.updateQueryData('postPages', source, changePages));
    }
    for (const id of post.util.selectCachedArgsForQuery(state, 'post')) {
      dispatch(post.util.updateQueryData('post', id, change));
    }
  };

/** Changes one post wherever it is shown. */
export const changePost = (postId: string, change: Change<FeedPost>): Thunk =>
  changePosts((one) => {
    if (one._id === postId) change(one);
  });

/** Changes one video on its page. */
const changeVideo =
  (videoId: string, change: Change<Video>): Thunk =>
  (dispatch, getState) => {
    const isAsked = videos.util.selectCachedArgsForQuery(getState(), 'video').includes(videoId);
    if (isAsked) dispatch(videos.util.updateQueryData('video', videoId, change));
  };

/** Changes one gallery on its page. */
const changeGallery =
  (galleryId: string, change: Change<Gallery>): Thunk =>
  (dispatch, getState) => {
    const isAsked = galleries.util.selectCachedArgsForQuery(getState(), 'gallery').includes(galleryId);
    if (isAsked) dispatch(galleries.util.updateQueryData('gallery', galleryId, change));
  };

/** What people do with a post, a video or a gallery, as all tell it. */
export type Talked = Pick<
  FeedPost & Video & Gallery,
  'isLiked' | 'isBookmarked' | 'likeCount' | 'bookmarkCount' | 'commentCount'
>;

/** Changes what others have done with a post, a video or a gallery; a product's page reads its own anew. */
export const changeTalked = (
  { type, id }: { type: 'feed' | 'gallery' | 'video' | 'product'; id: string },
  change: Change<Talked>,
): Thunk => {
  switch (type) {
    case 'feed':
      return changePost(id, change);
    case 'video':
      return changeVideo(id, change);
    case 'gallery':
      return changeGallery(id, change);
    case 'product':
      return () => {};
  }
};

/** Changes one performer wherever she is shown: beside her work, in lists, on her profile. */
export const changePerformer =
  (performerId: string, change: Change<PerformerCard>): Thunk =>
  (dispatch, getState) => {
    const changeIfMeant = (card: PerformerCard): void => {
      if (card._id === performerId) change(card);
    };
    const changeMaker = (work: { performer: PerformerCard }): void => changeIfMeant(work.performer);
    const changeAll = (cards: PerformerCard[]): void => cards.forEach(changeIfMeant);
    const state = getState();
    dispatch(changePosts(changeMaker));
    for (const source of performers.util.selectCachedArgsForQuery(state, 'performers')) {
      dispatch(performers.util.updateQueryData('performers', source, changeAll));
    }
    for (const words of performerPages.util.selectCachedArgsForQuery(state, 'performerPages')) {
      const changePages = ({ pages }: { pages: { data: PerformerCard[] }[] }): void =>
        pages.forEach(({ data }) => changeAll(data));
      dispatch(performerPages.util.updateQueryData('performerPages', words, changePages));
    }
    for (const username of performer.util.selectCachedArgsForQuery(state, 'performer')) {
      dispatch(performer.util.updateQueryData('performer', username, changeIfMeant));
    }
    for (const id of galleries.util.selectCachedArgsForQuery(state, 'gallery')) {
      dispatch(galleries.util.updateQueryData('gallery', id, changeMaker));
    }
    for (const id of products.util.selectCachedArgsForQuery(state, 'product')) {
      dispatch(products.util.updateQueryData('product', id, changeMaker));
    }
    for (const id of videos.util.selectCachedArgsForQuery(state, 'video')) {
      dispatch(videos.util.updateQueryData('video', id, changeMaker));
    }
  };
