import type { FeedPost, PerformerCard } from '@barg/api-client/models';
import type { AppDispatch, RootState } from '@barg/session';
import { galleryApi } from '../galleries/api/gallery.ts';
import { performerApi } from '../performers/api/performer.ts';
import { performersApi } from '../performers/api/performers.ts';
import { postApi } from '../posts/api/post.ts';
import { postPagesApi } from '../posts/api/post-pages.ts';
import { videoApi } from '../videos/api/video.ts';

/** Takes a change back. */
export type Undo = () => void;
type Change<T> = (thing: T) => void;
type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Undo;

/** Runs a change over every post in the cache, in lists and alone. */
const changePosts =
  (change: Change<FeedPost>): Thunk =>
  (dispatch, getState) => {
    const state = getState();
    const changes = [
      ...postPagesApi.util.selectCachedArgsForQuery(state, 'postPages').map((source) =>
        dispatch(
          postPagesApi.util.updateQueryData('postPages', source, ({ pages }) => {
            pages.forEach(({ data }) => data.forEach(change));
          }),
        ),
      ),
      ...postApi.util
        .selectCachedArgsForQuery(state, 'post')
        .map((id) => dispatch(postApi.util.updateQueryData('post', id, change))),
    ];
    return () => changes.forEach(({ undo }) => undo());
  };

/** Changes one post wherever it is shown; answers how to take it back. */
export const changePost = (postId: string, change: Change<FeedPost>): Thunk =>
  changePosts((post) => {
    if (post._id === postId) change(post);
  });

/** Changes one performer wherever she is shown: beside her work, in lists, on her profile. */
export const changePerformer =
  (performerId: string, change: Change<PerformerCard>): Thunk =>
  (dispatch, getState) => {
    const changeIfMeant = (performer: PerformerCard): void => {
      if (performer._id === performerId) change(performer);
    };
    const state = getState();
    const undoPosts = dispatch(changePosts(({ performer }) => changeIfMeant(performer)));
    const changes = [
      ...performersApi.util.selectCachedArgsForQuery(state, 'performers').map((source) =>
        dispatch(
          performersApi.util.updateQueryData('performers', source, (performers) => {
            performers.forEach(changeIfMeant);
          }),
        ),
      ),
      ...performerApi.util
        .selectCachedArgsForQuery(state, 'performer')
        .map((username) => dispatch(performerApi.util.updateQueryData('performer', username, changeIfMeant))),
      ...galleryApi.util
        .selectCachedArgsForQuery(state, 'gallery')
        .map((id) =>
          dispatch(galleryApi.util.updateQueryData('gallery', id, ({ performer }) => changeIfMeant(performer))),
        ),
      ...videoApi.util
        .selectCachedArgsForQuery(state, 'video')
        .map((id) => dispatch(videoApi.util.updateQueryData('video', id, ({ performer }) => changeIfMeant(performer)))),
    ];
    return () => {
      undoPosts();
      changes.forEach(({ undo }) => undo());
    };
  };
