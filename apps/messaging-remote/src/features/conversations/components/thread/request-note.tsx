import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Button, Inline, Text } from '@barg/ui-kit';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { useBlock } from '../../hooks/use-block.ts';
import { useSide } from '../../hooks/use-side.ts';
import { ClosedFoot } from './thread.styles.ts';

/** Above the composer while a stranger waits for the first answer: take it on, put it away, or block. */
export default function RequestNote({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const threadPaths = useThreadPaths();
  const change = useSide(conversation);
  const block = useBlock(conversation);
  const decline = () => {
    change({ archived: true, muted: true });
    void navigate(threadPaths.messages);
  };
  return (
    <ClosedFoot>
      <Text as="p" tone="muted" align="center">
        {t('request.text', { name: conversation.recipient.name })}
      </Text>
      <Inline gap={2} justify="center">
        <Button variant="primary" size="sm" onClick={() => change({ accepted: true })}>
          {t('request.accept')}
        </Button>
        <Button size="sm" onClick={decline}>
          {t('request.decline')}
        </Button>
        {block.isAvailable && (
          <Button size="sm" variant="quiet" onClick={block.ask}>
            {t('thread.block', { name: conversation.recipient.name })}
          </Button>
        )}
      </Inline>
    </ClosedFoot>
  );
}
