import { MessageRow } from './chat-message.styles.ts';
import { ChatTip } from './chat-tip.tsx';
import { ChatWords } from './chat-words.tsx';
import { MessageActions, type MessageActionsProps } from './message-actions.tsx';

/** A chat message, with what the reader can do about it. */
export function ChatMessage(props: MessageActionsProps) {
  const { message, performerId } = props;
  if (message.type === 'tip') return <ChatTip message={message} />;
  return (
    <MessageRow>
      <ChatWords message={message} performerId={performerId} />
      <MessageActions {...props} />
    </MessageRow>
  );
}
