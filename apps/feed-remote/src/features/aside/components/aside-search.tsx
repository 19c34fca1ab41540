import { useState } from 'react';
import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { SearchField } from '@barg/ui-kit/fields';
import { paths } from '../../../shared/page/paths.ts';

/** The search field of the aside, on every page except explore. */
export function AsideSearch({ pathname }: SlotProps['shell.aside']) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  if (pathname === paths.explore) return null;
  const handleSubmit = (text: string): void => {
    if (text === '') return;
    setWords('');
    void navigate(paths.search(text));
  };
  return (
    <SearchField
      label={t('search.label')}
      value={words}
      onChange={setWords}
      onSubmit={handleSubmit}
      action={paths.explore}
    />
  );
}
