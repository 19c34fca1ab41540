import { useMemo } from 'react';
import { z } from 'zod';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import {
  changedFields,
  hasFields,
  mergedList,
  settleForm,
  useChangedMeanwhile,
  useUnsentForm,
  type PutTogether,
} from '@barg/session/unsent-drafts';
import { useFormat, useTokens, useToast } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormSwitch,
  FormTextArea,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../../shared/changed-elsewhere.tsx';
import { readInboxSettings, useSetInboxSettingsMutation, type InboxSettings } from '../../api/inbox-settings.ts';

/** As the server allows. */
const [MOST_WORDS, LONGEST] = [100, 60];

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !showsNothing(line))
    .map(shownWords);

const useSettingsSchema = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const error = t('inbox.strangers.wordsBounds', { most: format.number(MOST_WORDS), longest: format.number(LONGEST) });
  const maximum = useSetting('maximumWalletPrice');
  const tooMuch = t('inbox.strangers.priceBounds', { most: useTokens()(maximum) });
  return useMemo(
    () =>
      z
        .object({
          keepsRequests: z.boolean(),
          words: z.string(),
          messagePrice: z.number({ error: tooMuch }).min(0, { error: tooMuch }).max(maximum, { error: tooMuch }),
        })
        .refine(
          ({ words }) => {
            const lines = linesOf(words);
            return lines.length <= MOST_WORDS && lines.every((line) => line.length <= LONGEST);
          },
          { path: ['words'], error },
        ),
    [error, maximum, tooMuch],
  );
};

const valuesOf = ({ keepsRequests, filteredWords, messagePrice }: InboxSettings) => ({
  keepsRequests,
  messagePrice,
  words: filteredWords.join('\n'),
});

type Settings = ReturnType<typeof valuesOf>;

const bodyOf = ({ keepsRequests, words, messagePrice }: Settings): InboxSettings => ({
  keepsRequests,
  filteredWords: linesOf(words),
  messagePrice,
});

/** The words of two windows are put together when they are saved. */
const guardedOf = ({ keepsRequests, messagePrice }: Settings) => ({ keepsRequests, messagePrice });

const wordsIn = (field: unknown): string[] => linesOf(typeof field === 'string' ? field : '');

const PUT_TOGETHER: PutTogether = {
  words: ({ began, typed, now }) =>
    mergedList({ began: wordsIn(began), typed: wordsIn(typed), now: wordsIn(now) }).join('\n'),
};

/** Another window may change them while a draft lies on the device. */
const DRAFT_RULES = { compared: ['words', 'keepsRequests', 'messagePrice'], isChange: true };

/** A word or phrase a line. */
export function StrangersForm({ settings }: { settings: InboxSettings }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save] = useSetInboxSettingsMutation();
  const schema = useSettingsSchema();
  const form = useZodForm(schema, { defaultValues: valuesOf(settings) });
  const unsent = useUnsentForm(form, 'inbox-settings', undefined, DRAFT_RULES);
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf, bodyOf: guardedOf, reload: readInboxSettings },
    putTogether: PUT_TOGETHER,
  });
  const saveChanges = (changes: Partial<InboxSettings>): Promise<InboxSettings> => {
    const wordsBegan = wordsIn(unsent.began('words'));
    return meanwhile.saving(changes, (basedOn) =>
      save({ changes: { ...changes, ...(basedOn && { basedOn }) }, wordsBegan }).unwrap(),
    );
  };
  const handleSubmit = async (fields: Settings): Promise<void> => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    const next = hasFields(changes) ? valuesOf(await saveChanges(changes)) : typed;
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t('inbox.saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={{ messagePrice: t('inbox.strangers.price') }} />
      <FormSwitch name="keepsRequests" label={t('inbox.strangers.keeps')} help={t('inbox.strangers.keepsHelp')} />
      <FormAmountField
        name="messagePrice"
        label={t('inbox.strangers.price')}
        help={t('inbox.strangers.priceHelp')}
        bounds={null}
      />
      <FormTextArea
        name="words"
        isOptional
        label={t('inbox.strangers.words')}
        help={t('inbox.strangers.wordsHelp')}
        rows={4}
      />
      <SubmitButton>{t('inbox.save')}</SubmitButton>
    </Form>
  );
}
