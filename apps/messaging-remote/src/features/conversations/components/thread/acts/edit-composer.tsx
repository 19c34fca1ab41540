import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { firstLink, showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { IconButton, Text } from '@barg/ui-kit';
import { useEditMessageMutation } from '../../../api/edit-message.ts';
import LinkBar from '../link/link-bar.tsx';
import { MessageField } from '../message-field.tsx';
import { ComposerForm } from '../thread.styles.ts';
import { ActBar, ActWords, QuoteName } from './acts.styles.ts';

/** The text being changed, kept as unsent words until it is saved or given up. */
function useEditedText({ _id, text }: Message) {
  const place = `message-edit:${_id}`;
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(place);
    return typeof kept === 'string' ? shownWords(kept) : text;
  });
  /** What it holds by now: it may be typed on while it is being saved. */
  const latest = useRef(typed);
  const write = (words: string): void => {
    latest.current = words;
    setTyped(words);
    if (words === text) forgetDraft(place);
    else keepDraft(place, words);
  };
  return { typed, latest, write, forget: () => forgetDraft(place) };
}

/** Whether a link of it is shown without its page. */
const isBare = ({ text, preview }: Message): boolean => !preview && firstLink(text) !== null;

/** Stands in the composer's place while an own message is changed. Escape gives it up. */
export default function EditComposer({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const { typed, latest, write, forget } = useEditedText(message);
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
  const isChanged = words !== message.text || (hasPreviews && withoutPreview !== isBare(message));
  const isReady = !isLoading && isChanged && (!showsNothing(words) || message.type !== 'text');
  const save = async (): Promise<void> => {
    if (!isReady) return;
    const answer = await edit({ message, text: words, withoutPreview });
    if (!answer.error && latest.current === typed) giveUp();
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
          {error && (
            <Text as="span" size="caption" tone="danger" role="alert">
              {toQueryError(error).message || t('shell:errors.saveFailed')}
            </Text>
          )}
        </ActWords>
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
