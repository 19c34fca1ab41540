import X from 'lucide-react/icons/x';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import { quoteOf } from '../../../state/quotes.ts';
import { ActBar, ActWords } from './acts.styles.ts';
import { QuoteWords } from './quote.tsx';

interface ReplyBarProps {
  message: Message;
  /** Of the other side. */
  name: string;
  onClose: () => void;
}

/** What the next message answers. */
export default function ReplyBar({ message, name, onClose }: ReplyBarProps) {
  const { t } = useTranslation('messaging');
  return (
    <ActBar role="group" aria-label={t('quote.replying')}>
      <ActWords>
        <QuoteWords quote={quoteOf(message)} name={name} />
      </ActWords>
      <IconButton icon={X} size="sm" label={t('quote.cancel')} onClick={onClose} />
    </ActBar>
  );
}
