import type { MessageQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { UserLine } from '@barg/ui-kit';
import { useShowMessage } from '../../../hooks/use-show-message.ts';
import { QuoteButton, QuoteName, QuoteText } from './acts.styles.ts';
import { useQuote } from './use-quote.ts';

interface QuoteProps {
  quote: MessageQuote;
  conversationId: string;
  /** Of the other side. */
  name: string;
}

/** The name and the first words of a quoted message. */
export function QuoteWords({ quote, name }: Omit<QuoteProps, 'conversationId'>) {
  const { who, words, isSaid } = useQuote(quote, name);
  return (
    <>
      <UserLine as={QuoteName} text={who} />
      {isSaid ? <UserLine as={QuoteText} text={words} /> : <QuoteText>{words}</QuoteText>}
    </>
  );
}

/** What a message answers; it leads there. */
export function Quote({ quote, conversationId, name }: QuoteProps) {
  const { t } = useTranslation('messaging');
  const show = useShowMessage(conversationId);
  return (
    <QuoteButton type="button" title={t('quote.show')} onClick={() => show(quote.sequence)}>
      <QuoteWords quote={quote} name={name} />
    </QuoteButton>
  );
}
