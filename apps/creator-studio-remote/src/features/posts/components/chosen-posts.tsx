import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { ChosenBarRoot } from '../../../shared/choosable-row.styles.ts';
import { usePostActions } from '../hooks/use-post-actions.ts';

/** A post that is sold needs a price of its own, so it is not among these. */
const AUDIENCES = ['free', 'subscribers'] as const;

interface ChosenPostsProps {
  postIds: readonly string[];
  onForget: () => void;
}

/** How many posts are chosen, and what can be done with all of them. */
export function ChosenPosts({ postIds, onForget }: ChosenPostsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { remove, pin, changeAudience } = usePostActions();
  const [isBusy, setBusy] = useState(false);
  const run = async (acting: Promise<void>): Promise<void> => {
    setBusy(true);
    await acting;
    setBusy(false);
    onForget();
  };
  const audiences = AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }));
  return (
    <ChosenBarRoot>
      <Text role="status">{t('posts.chosen', { count: postIds.length, amount: format.number(postIds.length) })}</Text>
      <Inline>
        <Button onClick={onForget}>{t('posts.chooseNone')}</Button>
        <SelectField
          hideLabel
          label={t('posts.changeAudience')}
          value=""
          disabled={isBusy}
          options={[{ value: '', label: t('posts.changeAudience') }, ...audiences]}
          onChange={({ target }) => void run(changeAudience(postIds, target.value as (typeof AUDIENCES)[number]))}
        />
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
