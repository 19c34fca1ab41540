import type { FeedPost, PerformerCard, Video } from '@barg/api-client/models';
import type { AppDispatch, RootState } from '@barg/session';
import { galleryApi } from '../galleries/api/gallery.ts';
import { performerApi } from '../performers/api/performer.ts';
import { performerPagesApi } from '../performers/api/performer-pages.ts';
import { performersApi } from '../performers/api/performers.ts';
import { postApi } from '../posts/api/post.ts';
import { postPagesApi } from '../posts/api/post-pages.ts';
import { productApi } from '../products/api/product.ts';
import { videoApi } from '../videos/api/video.ts';

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
    for (const source of postPagesApi.util.selectCachedArgsForQuery(state, 'postPages')) {
      dispatch(postPagesApi.util.updateQueryData('postPages', source, changePages));
    }
    for (const id of postApi.util.selectCachedArgsForQuery(state, 'post')) {
      dispatch(postApi.util.updateQueryData('post', id, change));
    }
  };

/** Changes one post wherever it is shown. */
export const changePost = (postId: string, change: Change<FeedPost>): Thunk =>
  changePosts((post) => {
    if (post._id === postId) change(post);
  });

/** Changes one video on its page. */
const changeVideo =
  (videoId: string, change: Change<Video>): Thunk =>
  (dispatch) => {
    dispatch(videoApi.util.updateQueryData('video', videoId, change));
  };

/** What people do with a post or a video, as both tell it. */
export type Talked = Pick<
  FeedPost & Video,
  'isLiked' | 'isBookmarked' | 'likeCount' | 'bookmarkCount' | 'commentCount'
>;

/** Changes what is told of a post or a video by others; of a gallery or a product nothing is. */
export const changeTalked = (
  { type, id }: { type: 'feed' | 'gallery' | 'video' | 'product'; id: string },
  change: Change<Talked>,
): Thunk => {
  if (type === 'feed') return changePost(id, change);
  return type === 'video' ? changeVideo(id, change) : () => {};
};

/** Changes one performer wherever she is shown: beside her work, in lists, on her profile. */
export const changePerformer =
  (performerId: string, change: Change<PerformerCard>): Thunk =>
  (dispatch, getState) => {
    const changeIfMeant = (performer: PerformerCard): void => {
      if (performer._id === performerId) change(performer);
    };
    const changeMaker = ({ performer }: { performer: PerformerCard }): void => changeIfMeant(performer);
    const changeAll = (performers: PerformerCard[]): void => performers.forEach(changeIfMeant);
    const state = getState();
    dispatch(changePosts(changeMaker));
    for (const source of performersApi.util.selectCachedArgsForQuery(state, 'performers')) {
      dispatch(performersApi.util.updateQueryData('performers', source, changeAll));
    }
    for (const words of performerPagesApi.util.selectCachedArgsForQuery(state, 'performerPages')) {
      const changePages = ({ pages }: { pages: { data: PerformerCard[] }[] }): void =>
        pages.forEach(({ data }) => changeAll(data));
      dispatch(performerPagesApi.util.updateQueryData('performerPages', words, changePages));
    }
    for (const username of performerApi.util.selectCachedArgsForQuery(state, 'performer')) {
      dispatch(performerApi.util.updateQueryData('performer', username, changeIfMeant));
    }
    for (const id of galleryApi.util.selectCachedArgsForQuery(state, 'gallery')) {
      dispatch(galleryApi.util.updateQueryData('gallery', id, changeMaker));
    }
    for (const id of productApi.util.selectCachedArgsForQuery(state, 'product')) {
      dispatch(productApi.util.updateQueryData('product', id, changeMaker));
    }
    for (const id of videoApi.util.selectCachedArgsForQuery(state, 'video')) {
      dispatch(videoApi.util.updateQueryData('video', id, changeMaker));
    }
  };
