import { signFileUrls } from '@barg/api-client/files';
import { files } from '../state/files-slice.ts';
import type { Thunk } from './thunk.ts';

/** The most that the server signs at once. */
const MOST = 50;

const { filesRequested, filesSigned, filesFailed, previewDropped } = files.actions;

/** Gets addresses of files that are good for this reader now; what is not answered is there no more. */
export const signFiles =
  (wanted: readonly string[]): Thunk =>
  async (dispatch, getState) => {
    for (let from = 0; from < wanted.length; from += MOST) {
      const ids = wanted.slice(from, from + MOST);
      dispatch(filesRequested(ids));
      try {
        const { data: found } = await signFileUrls({ fileIds: ids });
        dispatch(filesSigned({ ids, found }));
        for (const { _id, status } of found) {
          const preview = files.selectors.selectPreview(getState(), _id);
          if (!preview || status !== 'ready') continue;
          dispatch(previewDropped(_id));
          URL.revokeObjectURL(preview);
        }
      } catch {
        dispatch(filesFailed(ids));
      }
    }
  };
