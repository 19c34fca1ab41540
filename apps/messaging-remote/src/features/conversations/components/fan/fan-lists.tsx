import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useToast } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { usePutInFanListMutation, type FanCard } from '../../../../entities/fan-card/api/fan-card.ts';

interface FanListProps {
  fanId: string;
  list: FanCard['lists'][number];
}

function FanList({ fanId, list: { _id: listId, name, isIn } }: FanListProps) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const [put, { isLoading }] = usePutInFanListMutation();
  const handleChange = async (): Promise<void> => {
    // One request at a time: answers in another order would make page and server differ.
    if (isLoading) return;
    const { error } = await put({ listId, fanId, isIn: !isIn });
    if (error) toast(error.message || t('errors.saveFailed'), { tone: 'danger' });
  };
  return <Checkbox label={name} checked={isIn} onChange={() => void handleChange()} />;
}

/** The performer's lists with members of their own: a fan is put in, and taken out, beside their conversation. */
export function FanLists({ card: { fanId, lists } }: { card: FanCard }) {
  const { t } = useTranslation('messaging');
  if (lists.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-label={t('fan.lists')}>
      <Text as="h4" weight="medium">
        {t('fan.lists')}
      </Text>
      {lists.map((list) => (
        <FanList key={list._id} fanId={fanId} list={list} />
      ))}
    </Stack>
  );
}
