import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import type { PostMeanwhile } from '../hooks/use-post-meanwhile.ts';

/** Above the form of a post that another tab has saved meanwhile: what the API says, and what a save would replace. */
export function PostChangedElsewhere({ meanwhile }: { meanwhile: PostMeanwhile }) {
  const { t } = useTranslation('creator-studio');
  if (!meanwhile.theirs) return null;
  const labels = {
    ...{ text: t('composer.text'), teaser: t('composer.teaser') },
    ...{ expiresAt: t('composer.times.expiry') },
  };
  return (
    <>
      <Text as="p" role="alert">
        {meanwhile.message}
      </Text>
      <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} />
    </>
  );
}
