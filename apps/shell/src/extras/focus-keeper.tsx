import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden } from '@barg/ui-kit';
import { keepFocus } from '@barg/ui-kit/focus';

/** Moves the focus after deletions, and announces them to screen readers. */
export function FocusKeeper() {
  const { t } = useTranslation('site');
  const [count, setCount] = useState(0);
  useEffect(() => keepFocus(() => setCount((before) => before + 1)), []);
  return (
    <VisuallyHidden role="status">
      {/* A new element each time, because an unchanged live region is not announced again. */}
      {count > 0 && <span key={count}>{t('removed')}</span>}
    </VisuallyHidden>
  );
}
