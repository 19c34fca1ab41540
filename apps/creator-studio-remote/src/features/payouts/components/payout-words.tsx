import { useTranslation } from '@barg/runtime/i18n';
import { Text, UserText } from '@barg/ui-kit';

/** What gateways call a failure: `balance_insufficient`. */
const GATEWAYS_WORD = /^[a-z]+(_[a-z]+)+$/;

/** An operator's words, or why a gateway did not send it or sent it back; what has no words is shown as the code that it is. */
export function PayoutWords({ text }: { text: string }) {
  const { t } = useTranslation('creator-studio');
  if (!GATEWAYS_WORD.test(text)) return <UserText text={text} />;
  const words = t(`payouts.failures.${text.replaceAll('_', '-')}`, { defaultValue: '' });
  return <Text>{words || <Code code={text} />}</Text>;
}

const Code = ({ code }: { code: string }) => <bdi dir="ltr">{code}</bdi>;
