import { useTranslation } from '@barg/runtime/i18n';
import { Text, UserLine } from '@barg/ui-kit';
import { useAppSelector } from '@barg/session';
import { attachments } from '../../../state/attachments-slice.ts';

function OutgoingName({ attachmentKey }: { attachmentKey: string }) {
  const { t } = useTranslation('messaging');
  const attachment = useAppSelector((state) => attachments.selectors.selectAttachment(state, attachmentKey));
  if (!attachment) return null;
  const { type, name } = attachment;
  if (type === 'audio' || name === '') return <Text as="p">{t(`files.${type}`)}</Text>;
  return <UserLine as={Text} text={name} />;
}

/** The files of an outgoing message by their names, where what shows them has not come over the line. */
export const OutgoingNames = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => <OutgoingName key={key} attachmentKey={key} />);
