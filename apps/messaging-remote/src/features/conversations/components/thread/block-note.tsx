import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text } from '@barg/ui-kit';
import { useBlock } from '../../hooks/use-block.ts';
import { ClosedFoot } from './thread.styles.ts';

/** Replaces the composer while the other side is blocked. */
export function BlockNote({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const { isAvailable, ask } = useBlock(conversation);
  return (
    <ClosedFoot>
      <Text as="p" tone="muted" align="center">
        {t('thread.blocked', { name: conversation.recipient.name })}
      </Text>
      <Button disabled={!isAvailable} onClick={ask}>
        {t('thread.unblock')}
      </Button>
    </ClosedFoot>
  );
}
