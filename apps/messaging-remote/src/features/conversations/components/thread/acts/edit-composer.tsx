import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { firstLink, showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { isChangedMeanwhile } from '@barg/session/unsent-drafts';
import { Button, IconButton, Text } from '@barg/ui-kit';
import { ChangedElsewhere } from '@barg/ui-kit/forms';
import { useEditMessageMutation } from '../../../api/edit-message.ts';
import { useComposer } from '../../../hooks/use-composer.ts';
import { useEditedText } from '../../../hooks/use-edited-text.ts';
import LinkBar from '../link/link-bar.tsx';
import { MessageField } from '../message-field.tsx';
import { ComposerForm } from '../thread.styles.ts';
import { ActBar, ActWords, QuoteName } from './acts.styles.ts';

/** Whether a link of it is shown without its page. */
const isBare = ({ text, preview }: Message): boolean => !preview && firstLink(text) !== null;

interface EditComposerProps {
  /** As it was when its change began. */
  message: Message;
  /** As it stands now; undefined where its place in the conversation is not loaded. */
  live: Message | undefined;
  /** What is loaded is not what the server has. */
  onStale: () => void;
  onClose: () => void;
}

/**
 * Stands in the composer's place while an own message is changed. Escape gives it up. What another window makes of the
 * message meanwhile is said: what it has saved is shown, and when it has deleted the message, what is typed goes into a
 * new one.
 */
export default function EditComposer({ message, live, onStale, onClose }: EditComposerProps) {
  const { t } = useTranslation('messaging');
  const { typed, latest, now, elsewhere, write, note, forget } = useEditedText(message, live);
  const composer = useComposer(message.conversationId);
  const hasPreviews = useSetting('linkPreviews') && message.price === null;
  const [withoutPreview, setWithoutPreview] = useState(() => isBare(message));
  const [edit, { isLoading, error }] = useEditMessageMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const giveUp = () => {
    forget();
    onClose();
  };
  const words = shownWords(typed);
  const failure = error && toQueryError(error);
  const isGone = live?.isDeleted === true || failure?.statusCode === 404;
  const takeOver = () => {
    composer.write([composer.text, words].filter((part) => !showsNothing(part)).join('\n\n'));
    giveUp();
  };
  const isChanged = words !== now || (hasPreviews && withoutPreview !== isBare(message));
  const isReady = !isLoading && !isGone && isChanged && (!showsNothing(words) || message.type !== 'text');
  const save = async (): Promise<void> => {
    if (!isReady) return;
    note(words);
    const answer = await edit({ message, text: words, withoutPreview, basedOn: { text: now } });
    if (!answer.error && latest.current === typed) giveUp();
    // Whatever tells of it has not come yet.
    if (answer.error && isChangedMeanwhile(answer.error)) onStale();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape') return false;
    giveUp();
    return true;
  };
  return (
    <>
      <ActBar>
        <ActWords>
          <QuoteName>{t('edit.title')}</QuoteName>
          {isGone && (
            <Text as="p" size="caption" tone="danger" role="alert">
              {t('edit.gone')}
            </Text>
          )}
          {!isGone && failure && (
            <Text as="span" size="caption" tone="danger" role="alert">
              {failure.message || t('shell:errors.saveFailed')}
            </Text>
          )}
          {!isGone && (
            <ChangedElsewhere
              theirs={elsewhere === null ? null : { text: elsewhere }}
              labels={{ text: t('composer.label') }}
            />
          )}
        </ActWords>
        {isGone && !showsNothing(words) && (
          <Button size="sm" variant="secondary" onClick={takeOver}>
            {t('edit.asNew')}
          </Button>
        )}
        <IconButton icon={X} size="sm" label={t('edit.cancel')} onClick={giveUp} />
      </ActBar>
      {hasPreviews && (
        <LinkBar text={typed} {...{ withoutPreview }} onChange={(isShown) => setWithoutPreview(!isShown)} />
      )}
      <ComposerForm onSubmit={handleSubmit} aria-label={t('edit.title')}>
        <MessageField
          text={typed}
          onWrite={write}
          onSend={() => void save()}
          onFiles={() => undefined}
          fieldRef={field}
          list={{ onKey: handleKey }}
        />
        <IconButton type="submit" icon={Check} variant="primary" size="lg" label={t('edit.save')} disabled={!isReady} />
      </ComposerForm>
    </>
  );
}
