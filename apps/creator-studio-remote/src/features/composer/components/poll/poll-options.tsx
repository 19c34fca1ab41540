import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Stack, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import { MAX_OPTIONS, MIN_OPTIONS, OPTION_MAX, type PollDraft } from '../../../../shared/polls/poll-schema.ts';
import { OptionRow } from './poll.styles.ts';

type Options = PollDraft['options'];

type Step = -1 | 1;

const moved = (options: Options, index: number, by: Step): Options => {
  const option = options[index];
  return option ? options.toSpliced(index, 1).toSpliced(index + by, 0, option) : options;
};

/** By Alt and an arrow, as lines are moved where text is written. */
const stepOf = ({ altKey, key }: KeyboardEvent): Step | null => {
  if (!altKey) return null;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
};

/**
 * The options in their order: written, added, moved by buttons or by Alt and an arrow, removed. The focus follows what
 * was done, and where an option has come to is told.
 */
export function PollOptions() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { watch, setValue, setFocus, formState } = useFormContext<{ poll: PollDraft }>();
  const [focused, setFocused] = useState<{ index: number; isMove: boolean } | null>(null);
  const options = watch('poll.options');
  useEffect(() => {
    if (focused) setFocus(`poll.options.${focused.index}.text`);
  }, [focused, setFocus]);

  const change = (next: Options, index: number, isMove = false): void => {
    setValue('poll.options', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocused({ index, isMove });
  };
  const move = (index: number, by: Step): void => {
    const isInside = index + by >= 0 && index + by < options.length;
    if (isInside) change(moved(options, index, by), index + by, true);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const by = stepOf(event);
    if (!by) return;
    // Else the caret would go to the end of the line, or the browser back a page.
    event.preventDefault();
    move(index, by);
  };
  const place = focused?.isMove && {
    number: format.number(focused.index + 1),
    total: format.number(options.length),
  };
  return (
    <>
      <Stack as="ul" gap={3}>
        {options.map((_option, index) => {
          const number = format.number(index + 1);
          return (
            <OptionRow key={index} onKeyDown={(event) => handleKeyDown(event, index)}>
              <FormTextField
                name={`poll.options.${index}.text`}
                label={t('composer.poll.option', { number })}
                maxLength={OPTION_MAX}
                autoComplete="off"
              />
              <IconButton
                icon={ArrowUp}
                label={t('composer.poll.moveUp', { number })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('composer.poll.moveDown', { number })}
                disabled={index === options.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('composer.poll.removeOption', { number })}
                disabled={options.length <= MIN_OPTIONS}
                onClick={() => change(options.toSpliced(index, 1), Math.max(0, index - 1))}
              />
            </OptionRow>
          );
        })}
      </Stack>
      <VisuallyHidden role="status">{place && t('composer.poll.moved', place)}</VisuallyHidden>
      {options.length < MAX_OPTIONS && (
        <Button icon={Plus} onClick={() => change([...options, { text: '' }], options.length)}>
          {t('composer.poll.addOption')}
        </Button>
      )}
    </>
  );
}
