import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { PartFailure } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { useManagedUsersInfiniteQuery } from '../../shared/api/users.ts';

interface OperatorFilterProps {
  value: string;
  onChange: (operatorId: string) => void;
}

/** The operators of the site, all of them: there are few, though more than a page may hold. */
function useOperators() {
  const query = useManagedUsersInfiniteQuery({ role: 'operator' });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isDue = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return { ...query, operators: data?.pages.flatMap((page) => page.data) ?? [] };
}

export function OperatorFilter({ value, onChange }: OperatorFilterProps) {
  const { t } = useTranslation('operator');
  const { operators, error, isFetching, refetch } = useOperators();
  const failure = error && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (failure && operators.length === 0) return failure;
  const field = (
    <SelectField
      label={t('audit.operator')}
      // A select's value needs its option, so none is chosen until the operators have loaded.
      value={operators.some(({ _id }) => _id === value) ? value : ''}
      options={[{ value: '', label: t('all') }, ...operators.map(({ _id, name }) => ({ value: _id, label: name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <>
      {field}
      {failure}
    </>
  );
}
