import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChangeAudience } from '../../../shared/audience/change-audience.tsx';
import { useChangingAudience } from '../../../shared/audience/use-changing-audience.ts';
import { ChosenBarRoot } from '../../../shared/choosable-row.styles.ts';
import { useChangePostMutation } from '../api/own-posts.ts';
import { usePostActions } from '../hooks/use-post-actions.ts';

interface ChosenPostsProps {
  postIds: readonly string[];
  /** Those that are no longer chosen: what did not succeed can be tried again. */
  onForget: (postIds: readonly string[]) => void;
}

/** How many posts are chosen, and what can be done with all of them. */
export function ChosenPosts({ postIds, onForget }: ChosenPostsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { remove, pin } = usePostActions();
  const [changePost] = useChangePostMutation();
  const changeAudience = useChangingAudience({
    kind: 'posts',
    changeOne: (postId, body) => changePost({ postId, body }),
  });
  const [isBusy, setBusy] = useState(false);
  const run = async (acting: Promise<readonly string[]>): Promise<void> => {
    setBusy(true);
    onForget(await acting);
    setBusy(false);
  };
  return (
    <ChosenBarRoot>
      <Text role="status">{t('posts.chosen', { count: postIds.length, amount: format.number(postIds.length) })}</Text>
      <Inline>
        <Button onClick={() => onForget(postIds)}>{t('posts.chooseNone')}</Button>
        <ChangeAudience isBusy={isBusy} onChange={(change) => void run(changeAudience(postIds, change))} />
        <Button icon={Pin} disabled={isBusy} onClick={() => void run(pin(postIds, true))}>
          {t('posts.pin')}
        </Button>
        <Button icon={Trash2} disabled={isBusy} onClick={() => void run(remove(postIds))}>
          {t('posts.delete')}
        </Button>
      </Inline>
    </ChosenBarRoot>
  );
}
