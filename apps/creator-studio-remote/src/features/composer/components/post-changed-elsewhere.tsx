import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormContext } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import type { PostMeanwhile } from '../hooks/use-post-meanwhile.ts';

/**
 * In the form of a post that another tab has saved meanwhile: what a save would replace. The form has begun anew since
 * it was refused, and is given back what the API said, which it shows as any form does.
 */
export function PostChangedElsewhere({ meanwhile: { theirs, message } }: { meanwhile: PostMeanwhile }) {
  const { t } = useTranslation('creator-studio');
  const { setError } = useFormContext();
  useEffect(() => {
    if (theirs) setError('root.server', { type: 'server', message });
  }, [theirs, message, setError]);
  const labels = {
    ...{ text: t('composer.text'), teaser: t('composer.teaser') },
    ...{ expiresAt: t('composer.times.expiry') },
  };
  return <ChangedElsewhere theirs={theirs} labels={labels} />;
}
