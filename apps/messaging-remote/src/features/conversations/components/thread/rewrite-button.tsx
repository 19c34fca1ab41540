import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch, useAppStore } from '@barg/session';
import { Button } from '@barg/ui-kit';
import { takeBack } from '../../api/send-message.ts';
import { composer } from '../../state/composer-slice.ts';
import { sendingDiscarded, type Outgoing } from '../../state/outgoing.ts';
import { keepUnsent, takeUnsent, unsentIn } from '../../state/unsent-messages.ts';
import { FIELD_NAME } from './field-name.ts';

const { draftChanged } = composer.actions;
const { selectDraft, selectOutbox } = composer.selectors;

/**
 * Puts the words of a message that was not sent back into the field, before what was begun meanwhile and at the dearer
 * of the two prices, to be written another way.
 */
export default function RewriteButton({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { key, conversationId } = outgoing;
  const handleClick = () => {
    const shown = selectOutbox(store.getState(), conversationId).map((one) => one.key);
    const begun = selectDraft(store.getState(), conversationId) ?? unsentIn(conversationId, shown);
    const prices = [outgoing.price, begun.price].flatMap((price) => price ?? []);
    const draft = {
      text: [outgoing.text, begun.text].filter(Boolean).join('\n\n'),
      price: prices.length > 0 ? Math.max(...prices) : null,
    };
    takeUnsent(conversationId, shown);
    keepUnsent(conversationId, draft);
    dispatch(draftChanged({ conversationId, ...draft }));
    dispatch(sendingDiscarded(key));
    takeBack(outgoing);
    // The button goes with the message.
    document.querySelector<HTMLTextAreaElement>(`textarea[name=${FIELD_NAME}]`)?.focus();
  };
  return (
    <Button variant="quiet" size="sm" onClick={handleClick}>
      {t('outgoing.rewrite')}
    </Button>
  );
}
