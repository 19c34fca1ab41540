import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { PartFailure, Skeleton, Stack, Text, useDebouncedValue, useFormat } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { FormSelect, FormSwitch, useFormContext } from '@barg/ui-kit/forms';
import { useFanListsQuery, type FanList } from '../../../shared/fans/fan-lists-api.ts';
import { useCampaignPreviewQuery } from '../api/campaigns.ts';
import { counted, WHO, type CampaignValues } from './campaign-schema.ts';

/**
 * Whom it goes to: who of her fans, which lists, and without whom; with how many that are now. Lists that have not come
 * are no missing lists: the form sends nothing without them.
 */
export function AudienceFields() {
  const { t } = useTranslation('creator-studio');
  const { watch } = useFormContext<CampaignValues>();
  const { data, error, isFetching, refetch } = useFanListsQuery();
  const lists = data?.data ?? [];
  useLivingLists(data?.data);
  return (
    <Stack gap={3} role="group" aria-label={t('campaigns.form.audience')}>
      <FormSelect
        name="who"
        label={t('campaigns.form.who')}
        options={WHO.map((value) => ({ value, label: t(`campaigns.form.whos.${value}`) }))}
      />
      {!data && !error && <Skeleton height="72px" radius="control" />}
      {!data && error && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {lists.length > 0 && <ListChoice name="listIds" label={t('campaigns.form.included')} lists={lists} />}
      {lists.length > 0 && <ListChoice name="excludedListIds" label={t('campaigns.form.excluded')} lists={lists} />}
      {watch('items').length > 0 && <FormSwitch name="excludesBuyers" label={t('campaigns.form.excludesBuyers')} />}
      <RecipientCount />
    </Stack>
  );
}

/** A restored choice may name a list that was deleted meanwhile: it would be refused, and nothing here would show it. */
function useLivingLists(lists: readonly FanList[] | undefined): void {
  const { getValues, setValue } = useFormContext<CampaignValues>();
  useEffect(() => {
    if (!lists) return;
    const known = new Set(lists.map(({ _id }) => _id));
    for (const name of ['listIds', 'excludedListIds'] as const) {
      const chosen = getValues(name);
      const living = chosen.filter((id) => known.has(id));
      if (living.length < chosen.length) setValue(name, living, { shouldDirty: true });
    }
  }, [lists, getValues, setValue]);
}

interface ListChoiceProps {
  name: 'listIds' | 'excludedListIds';
  label: string;
  lists: readonly FanList[];
}

function ListChoice({ name, label, lists }: ListChoiceProps) {
  const { watch, setValue } = useFormContext<CampaignValues>();
  const chosen = watch(name);
  const toggle = (id: string) =>
    setValue(name, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], { shouldDirty: true });
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Text weight="medium">{label}</Text>
      {lists.map((list) => (
        <Checkbox
          key={list._id}
          label={list.name}
          checked={chosen.includes(list._id)}
          onChange={() => toggle(list._id)}
        />
      ))}
    </Stack>
  );
}

/** How many would get it now. Who has bought the files is left out when it is sent. */
function RecipientCount() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { watch } = useFormContext<CampaignValues>();
  const [who, listIds, excludedListIds] = watch(['who', 'listIds', 'excludedListIds']);
  const asked = useDebouncedValue(JSON.stringify(counted({ who, listIds, excludedListIds })));
  const { currentData, error } = useCampaignPreviewQuery(JSON.parse(asked) as ReturnType<typeof counted>);
  if (error && !currentData) return <Text tone="muted">{error.message || t('shell:errors.default')}</Text>;
  if (!currentData) return <Skeleton height="24px" />;
  const { count, isMore } = currentData;
  return (
    <Text role="status">
      {t(isMore ? 'campaigns.form.reachesMore' : 'campaigns.form.reaches', { count, amount: format.number(count) })}
    </Text>
  );
}
