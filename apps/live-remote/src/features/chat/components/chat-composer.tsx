import Send from 'lucide-react/icons/send';
import { useRef, useState, type FormEvent } from 'react';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCarriedOpening } from '@barg/session';
import { IconButton } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { useForgottenOnceBack } from '../../../shared/use-forgotten-once-back.ts';
import { useUnsentMessage, type GoingMessage } from '../../../shared/use-unsent-message.ts';
import type { StreamChat } from '../api/chat-state.ts';
import type { ChatUpload } from '../api/chat-upload.ts';
import { useSendChatMessageMutation } from '../api/send-message.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import type { OnItsWay } from '../hooks/use-on-its-way.ts';
import { useSlowMode } from '../hooks/use-slow-mode.ts';
import { arrivedIds, useChatUploads } from '../hooks/use-chat-uploads.ts';
import { ChatAttach, ChosenFiles } from './chat-attach.tsx';
import { Composer, HeldRow } from './chat-panel.styles.ts';
import { HeldNote } from './held-note.tsx';

/** The maximum length of a chat message. */
const MAX_LENGTH = 500;

interface ChatComposerProps {
  chat: ChatRef;
  /** Whether files may be sent by this reader. */
  canAttach: boolean;
  state: StreamChat | undefined;
  onItsWay: OnItsWay;
  onSent: () => void;
}

/** In a slow chat what is written too early stays in the field, and goes when the turn comes. */
export function ChatComposer({ chat, canAttach, state, onItsWay, onSent }: ChatComposerProps) {
  const { t } = useTranslation(['live', 'shell']);
  const [sendMessage, { error, isLoading, reset }] = useSendChatMessageMutation();
  const chosen = useChatUploads(chat.conversationId);
  /** Its files are still on their way. */
  const [isArriving, setArriving] = useState(false);
  const slowMode = useSlowMode(state);
  const field = useRef<HTMLInputElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  useCarriedOpening('chat', chat.streamId, () => field.current?.focus());
  const send = async ({ words, fileIds, key }: GoingMessage): Promise<boolean> => {
    onItsWay.begin({ key, words });
    const { data: message, error: failure } = await sendMessage({ chat, text: words, fileIds, key });
    onItsWay.end(message?._id ?? null);
    if (failure) slowMode.refused(toQueryError(failure));
    else slowMode.taken();
    if (!failure) onSent();
    return !failure;
  };
  const { text, change, submit: leave } = useUnsentMessage(`chat:${chat.conversationId}`, send, onItsWay.wait);
  const isUnsent = useForgottenOnceBack({ failure: error, text, forget: reset });
  // She has taken the files back meanwhile.
  const files = canAttach ? chosen.uploads : [];
  const isEmpty = showsNothing(text) && files.length === 0;
  // A line waits for the one before it; files have their turn by themselves, and a slow chat says when the turn comes.
  const isBusy = isArriving || (isLoading && (files.length > 0 || slowMode.isSlow));

  const arrived = async () => {
    if (files.length === 0) return [];
    setArriving(true);
    const fileIds = await arrivedIds(files);
    setArriving(false);
    return fileIds;
  };
  const submit = async () => {
    if (isEmpty || isBusy) return slowMode.release();
    if (slowMode.holds()) return;
    const fileIds = await arrived();
    if (!fileIds) return slowMode.release();
    if (await leave(fileIds)) chosen.remove(files);
  };
  const handleChange = (words: string) => {
    change(words);
    // What was refused no longer stands there.
    if (error) reset();
  };
  const takeBack = (upload: ChatUpload) => {
    // Its list goes with the last one, and the focus would be lost to the page's heading.
    if (files.length === 1) attachButton.current?.focus();
    chosen.remove([upload]);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Composer $canAttach={canAttach} onSubmit={handleSubmit}>
      {canAttach && <ChosenFiles uploads={files} onRemove={takeBack} />}
      {slowMode.heldUntil !== null && (
        <HeldRow>
          <HeldNote until={slowMode.heldUntil} onDue={() => void submit()} onCancel={slowMode.release} />
        </HeldRow>
      )}
      {canAttach && <ChatAttach ref={attachButton} count={files.length} onAdd={chosen.add} />}
      <TextField
        ref={field}
        label={t('live:chat.write')}
        hideLabel
        placeholder={t('live:chat.write')}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        error={error && slowMode.heldUntil === null ? error.message || t('shell:errors.default') : undefined}
        help={isUnsent && slowMode.heldUntil === null ? t('live:chat.unsent') : undefined}
      />
      <IconButton
        type="submit"
        variant="primary"
        size="lg"
        icon={Send}
        isMirrored
        label={t('live:chat.send')}
        disabled={isEmpty || isBusy || slowMode.heldUntil !== null}
      />
    </Composer>
  );
}
