import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dialog } from '@barg/ui-kit/overlays';
import FanFacts from './fan-facts.tsx';

interface FanSheetProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Who the fan is, where there is no room beside the conversation. */
export default function FanSheet({ conversation, onClose }: FanSheetProps) {
  const { t } = useTranslation('messaging');
  return (
    <Dialog isOpen size="sm" title={t('fan.title')} onClose={onClose}>
      <FanFacts conversation={conversation} />
    </Dialog>
  );
}
