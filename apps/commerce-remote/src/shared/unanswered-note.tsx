import { useTranslation } from '@barg/runtime/i18n';
import type { Unanswered } from '@barg/session/open-request';
import { useFormContext } from '@barg/ui-kit/forms';
import { PayError } from './pay-button.tsx';
import { UNANSWERED_TEXTS } from './unanswered-words.ts';

/** Within a form that charges a card: what is known of an order without an answer, while it is not sent again. */
export function UnansweredNote({ unanswered }: { unanswered: Unanswered }) {
  const { t } = useTranslation('commerce');
  const { formState } = useFormContext();
  const text = UNANSWERED_TEXTS[unanswered];
  if (text === null || formState.isSubmitting) return null;
  const isOtherUnanswered = unanswered === 'other';
  return <PayError payment={{ error: t(text), isCapped: false, isOtherUnanswered }} paid="payments" />;
}
