import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useToast } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { usePutInFanListMutation, type FanCard } from '../../../../entities/fan-card/api/fan-card.ts';

/** The performer's lists with members of their own: a fan is put in, and taken out, beside their conversation. */
export function FanLists({ card: { fanId, lists } }: { card: FanCard }) {
  const { t } = useTranslation(['messaging', 'shell']);
  const toast = useToast();
  const [put] = usePutInFanListMutation();
  // What was chosen here, by list: the server's answer and the fan's card come later.
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  if (lists.length === 0) return null;
  const handleChange = async (listId: string, isIn: boolean): Promise<void> => {
    setChosen((before) => ({ ...before, [listId]: isIn }));
    const { error } = await put({ listId, fanId, isIn });
    if (!error) return;
    setChosen((before) => ({ ...before, [listId]: !isIn }));
    toast(error.message || t('shell:errors.saveFailed'), { tone: 'danger' });
  };
  return (
    <Stack gap={2} role="group" aria-label={t('messaging:fan.lists')}>
      <Text as="h4" weight="medium">
        {t('messaging:fan.lists')}
      </Text>
      {lists.map(({ _id, name, isIn }) => {
        const isChosen = chosen[_id] ?? isIn;
        return (
          <Checkbox key={_id} label={name} checked={isChosen} onChange={() => void handleChange(_id, !isChosen)} />
        );
      })}
    </Stack>
  );
}
