import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Stack, useFormat } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import { MAX_OPTIONS, MIN_OPTIONS, OPTION_MAX, type PollDraft } from './poll-schema.ts';
import { OptionRow } from './poll.styles.ts';

type Options = PollDraft['options'];

const movedUp = (options: Options, index: number): Options =>
  options.map((option, at) => options[at === index ? index - 1 : at === index - 1 ? index : at] ?? option);

/** The options in their order: written, added, moved up, removed. The focus follows what was done. */
export function PollOptions() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { watch, setValue, setFocus, formState } = useFormContext<{ poll: PollDraft }>();
  const [focused, setFocused] = useState<{ index: number } | null>(null);
  const options = watch('poll.options');
  useEffect(() => {
    if (focused) setFocus(`poll.options.${focused.index}.text`);
  }, [focused, setFocus]);

  const change = (next: Options, index: number): void => {
    setValue('poll.options', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocused({ index });
  };
  return (
    <>
      <Stack as="ul" gap={3}>
        {options.map((_option, index) => {
          const number = format.number(index + 1);
          return (
            <OptionRow key={index}>
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
                onClick={() => change(movedUp(options, index), index - 1)}
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
      {options.length < MAX_OPTIONS && (
        <Button icon={Plus} onClick={() => change([...options, { text: '' }], options.length)}>
          {t('composer.poll.addOption')}
        </Button>
      )}
    </>
  );
}
