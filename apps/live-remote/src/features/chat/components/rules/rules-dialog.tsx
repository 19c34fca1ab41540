import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { ErrorState, SkeletonText, Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import { Form, FormRadioGroup, FormSelect, FormSwitch, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { sitePaths } from '../../../../shared/paths.ts';
import { useChatRulesQuery, useSetChatRulesMutation, type StreamChatRules } from '../../api/chat-rules.ts';

/** Seconds that are offered; what was set by other means is offered too. */
const SLOW = [3, 5, 10, 15, 30, 60, 120];
const AUDIENCES = ['everyone', 'followers', 'subscribers'] as const;

/** The rules of all chats of a performer. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('live');
  const { data, error, isFetching, refetch } = useChatRulesQuery();
  return (
    <Dialog isOpen size="sm" onClose={onClose} title={t('chat.rules.title')}>
      {data && <RulesForm rules={data} onSaved={onClose} />}
      {!data && !error && <SkeletonText lines={8} />}
      {!data && error && (
        <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  );
}

/** The select's value is a text. */
const schema = z.object({ slow: z.string(), audience: z.enum(AUDIENCES), takesLinks: z.boolean() });

function RulesForm({ rules, onSaved }: { rules: StreamChatRules; onSaved: () => void }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const toast = useToast();
  const [save] = useSetChatRulesMutation();
  const form = useZodForm(schema, { defaultValues: { ...rules, slow: String(rules.slowSeconds) } });
  const unsent = useUnsentForm(form, 'stream-chat-rules', undefined, { isChange: true });
  const seconds = [...new Set([...SLOW, rules.slowSeconds])].filter((value) => value > 0).toSorted((a, b) => a - b);
  const slowOptions = [
    { value: '0', label: t('chat.rules.slowOff') },
    ...seconds.map((count) => ({
      value: String(count),
      label: t('chat.rules.slowSeconds', { count, amount: format.number(count) }),
    })),
  ];
  const bodyOf = ({ slow, ...rest }: z.output<typeof schema>) => ({ ...rest, slowSeconds: Number(slow) });
  const handleSubmit = async (fields: z.output<typeof schema>): Promise<void> => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    if (hasFields(changes)) await save(changes).unwrap();
    unsent.forget(typed);
    toast(t('chat.rules.saved'), { tone: 'success' });
    onSaved();
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <Text tone="muted">{t('chat.rules.intro')}</Text>
      <FormSelect name="slow" label={t('chat.rules.slow')} help={t('chat.rules.slowHelp')} options={slowOptions} />
      <FormRadioGroup
        name="audience"
        label={t('chat.rules.audience')}
        options={AUDIENCES.map((value) => ({ value, label: t(`chat.rules.${value}`) }))}
      />
      <FormSwitch name="takesLinks" label={t('chat.rules.takesLinks')} />
      <Stack gap={1}>
        <Text size="caption" tone="muted">
          {t('chat.rules.words')} <Link to={sitePaths.filteredWords}>{t('chat.rules.wordsLink')}</Link>
        </Text>
      </Stack>
      <SubmitButton>{t('chat.rules.save')}</SubmitButton>
    </Form>
  );
}
