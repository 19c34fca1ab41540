import type { Campaign } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, PartFailure, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import { useRuleWords } from '../../../shared/fans/rule-words.ts';

/** Whom a mass message goes to, in words: which fans, of which lists, and who is left out. */
export function CampaignAudience({ audience }: { audience: Campaign['audience'] }) {
  const { t } = useTranslation('creator-studio');
  const wordsOf = useRuleWords();
  const { rules, listIds, excludedListIds, excludesBuyers } = audience;
  return (
    <Stack gap={1}>
      <Text weight="medium">{t('campaigns.form.audience')}</Text>
      <Text tone="muted">{rules.length > 0 ? wordsOf(rules) : t('campaigns.form.whos.everybody')}</Text>
      <NamedLists label={t('campaigns.form.included')} ids={listIds} />
      <NamedLists label={t('campaigns.form.excluded')} ids={excludedListIds} />
      {excludesBuyers && <Text tone="muted">{t('campaigns.form.excludesBuyers')}</Text>}
    </Stack>
  );
}

/** The names of the lists that are still there; the message fails where one is not. */
function NamedLists({ label, ids }: { label: string; ids: readonly string[] }) {
  const { data, error, isFetching, refetch } = useFanListsQuery(undefined, { skip: ids.length === 0 });
  if (ids.length === 0) return null;
  if (error && !data) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height="24px" />;
  const names = data.data.filter(({ _id }) => ids.includes(_id));
  if (names.length === 0) return null;
  return (
    <Text tone="muted">
      <Dots>
        {label}
        {names.map(({ _id, name }) => (
          <bdi key={_id}>{name}</bdi>
        ))}
      </Dots>
    </Text>
  );
}
