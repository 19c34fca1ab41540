import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden } from '@barg/ui-kit';
import { keepFocus } from './keep-focus.ts';

/** Hands the focus on after deletions, and says that something went. */
export function FocusKeeper() {
  const { t } = useTranslation('site');
  const [count, setCount] = useState(0);
  useEffect(() => keepFocus(() => setCount((before) => before + 1)), []);
  return (
    <VisuallyHidden role="status">
      {/* Another one each time: the same words in the same place are said once. */}
      {count > 0 && <span key={count}>{t('removed')}</span>}
    </VisuallyHidden>
  );
}
