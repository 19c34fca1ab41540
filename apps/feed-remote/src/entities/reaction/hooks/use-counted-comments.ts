import { useAppDispatch } from '@barg/session';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';
import { changeEngagement, type EngagedItem } from '../api/change-engagement.ts';

/** Keeps the number of an item's comments as another window, or whoever deleted one, has left it. */
export const useCountedComments = (type: EngagedItem['type'], id: string): void => {
  const dispatch = useAppDispatch();
  useServerEvent('comments.counted', ({ data }) => {
    if (data.objectType !== type || data.objectId !== id) return;
    dispatch(
      changeEngagement({ type, id }, (item) => {
        item.commentCount = data.commentCount;
      }),
    );
  });
};
