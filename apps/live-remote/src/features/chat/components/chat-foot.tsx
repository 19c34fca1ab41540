import Send from 'lucide-react/icons/send';
import { useState, type FormEvent } from 'react';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation, useUnloadGuard } from '@barg/runtime/router';
import { loginPath, useIsGuest } from '@barg/session';
import { readDraft, useUnsentText } from '@barg/session/unsent-drafts';
import { ButtonLink, IconButton, Text } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { useSendChatMessageMutation } from '../api/send-message.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import { ChatAttach, ChosenFiles } from './chat-attach.tsx';
import { Composer } from './chat-panel.styles.ts';

/** The maximum length of a chat message. */
const MAX_LENGTH = 500;

interface ChatFootProps {
  chat: ChatRef;
  isLive: boolean;
  /** Whether files may be sent by this reader. */
  canAttach: boolean;
  onSent: () => void;
}

/** The text field, or the reason why writing is not possible. */
export function ChatFoot({ chat, isLive, canAttach, onSent }: ChatFootProps) {
  const { t } = useTranslation('live');
  const isGuest = useIsGuest();
  const { pathname } = useLocation();
  if (!isLive) {
    return (
      <Text as="p" tone="muted" align="center">
        {t('chat.closed')}
      </Text>
    );
  }
  if (isGuest) {
    return (
      <ButtonLink width="full" to={loginPath(pathname)}>
        {t('chat.signIn')}
      </ButtonLink>
    );
  }
  return <ChatComposer chat={chat} canAttach={canAttach} onSent={onSent} />;
}

function ChatComposer({ chat, canAttach, onSent }: Omit<ChatFootProps, 'isLive'>) {
  const { t } = useTranslation(['live', 'shell']);
  const place = `chat:${chat.conversationId}`;
  const { text, change } = useUnsentText(place);
  const [send, { error, isLoading }] = useSendChatMessageMutation();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  // She has taken the files back meanwhile.
  const files = canAttach ? chosen : [];
  const isEmpty = showsNothing(text) && files.length === 0;
  useUnloadGuard(files.length > 0);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isLoading) return;
    change('');
    const { error: failure } = await send({ chat, text, files });
    if (!failure) setChosen((now) => now.filter((file) => !files.includes(file)));
    // Keeps text that was typed meanwhile.
    if (failure && readDraft(place) === undefined) change(text);
    if (!failure) onSent();
  };

  return (
    <Composer $canAttach={canAttach} onSubmit={(event) => void handleSubmit(event)}>
      {canAttach && <ChosenFiles files={files} onChange={setChosen} />}
      {canAttach && <ChatAttach files={files} onChange={setChosen} />}
      <TextField
        label={t('live:chat.write')}
        hideLabel
        placeholder={t('live:chat.write')}
        value={text}
        onChange={(event) => change(event.target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        error={error && (error.message || t('shell:errors.default'))}
      />
      <IconButton
        type="submit"
        variant="primary"
        size="lg"
        icon={Send}
        isMirrored
        label={t('live:chat.send')}
        disabled={isEmpty || isLoading}
      />
    </Composer>
  );
}
