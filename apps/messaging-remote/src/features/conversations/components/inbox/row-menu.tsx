import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart, SMALL_PART } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';

const RowActions = lazyPart(() => import('./row-actions.tsx'), SMALL_PART);

/** What one can do with a conversation, for oneself. The code of the menu and its dialogs is fetched by the first press. */
export function RowMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const [isAsked, setAsked] = useState(false);
  const label = t('side.menu', { name: nameOfOther(conversation) });
  const trigger = <IconButton icon={Ellipsis} size="sm" label={label} onClick={() => setAsked(true)} />;
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <RowActions conversation={conversation} />
    </Suspense>
  );
}
