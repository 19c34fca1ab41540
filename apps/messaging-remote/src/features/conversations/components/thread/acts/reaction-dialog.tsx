import { useState, type FormEvent } from 'react';
import type { Message } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { Choice, Choices } from './acts.styles.ts';
import { useReact } from './message-reactions.tsx';

/** What people give most. Any other emoji is typed. */
const SET = ['❤️', '👍', '😂', '😮', '😢', '🔥'];

/** Chooses an emoji for a message, in place of the one given before. */
export function ReactionDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const { mine, toggle } = useReact(message);
  const [other, setOther] = useState('');
  const give = async (emoji: string): Promise<void> => {
    if (await toggle(emoji)) onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!showsNothing(other)) void give(other.trim());
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('reactions.choose')} size="sm">
      <Stack>
        <Choices>
          {SET.map((emoji) => (
            <Choice
              key={emoji}
              type="button"
              aria-label={emoji}
              aria-pressed={emoji === mine}
              onClick={() => void give(emoji)}
            >
              {emoji}
            </Choice>
          ))}
        </Choices>
        <form onSubmit={handleSubmit}>
          <Inline align="end">
            <TextField
              label={t('reactions.other')}
              value={other}
              maxLength={32}
              onChange={(event) => setOther(event.target.value)}
            />
            <Button type="submit" disabled={showsNothing(other)}>
              {t('reactions.give')}
            </Button>
          </Inline>
        </form>
      </Stack>
    </Dialog>
  );
}
