import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, Text, useToast } from '@barg/ui-kit';
import { Form, FormAmountField, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import type { StreamChat } from '../../api/chat-state.ts';
import { useEndGoalMutation, useSetGoalMutation } from '../../api/goal.ts';

/** The API's bounds. */
const schema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(80),
  tokens: z.number().min(1).max(1_000_000),
});
const PRESETS = [100, 500, 1000, 5000];

interface GoalDialogProps {
  streamId: string;
  goal: StreamChat['goal'];
  onClose: () => void;
}

/** Sets, changes or ends what a performer asks for in a stream. */
export default function GoalDialog({ streamId, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [save] = useSetGoalMutation();
  const [end, { isLoading: isEnding }] = useEndGoalMutation();
  const form = useZodForm(schema, { defaultValues: { title: goal?.title ?? '', tokens: goal?.tokens ?? 500 } });
  const unsent = useUnsentForm(form, `stream-goal:${streamId}`, undefined, { isChange: Boolean(goal) });
  const handleSubmit = async (values: z.output<typeof schema>): Promise<void> => {
    const typed = unsent.typed();
    await save({ streamId, ...values }).unwrap();
    unsent.forget(typed);
    toast(t('tips.saved'), { tone: 'success' });
    onClose();
  };
  const handleEnd = async () => {
    const { error } = await end(streamId);
    if (error) return toast(error.message || t('tips.endFailed'), { tone: 'danger' });
    unsent.discard();
    toast(t('tips.ended'));
    onClose();
  };
  return (
    <Dialog isOpen size="sm" onClose={onClose} title={t('tips.open')} isDismissable={!isEnding}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Text tone="muted">{t(goal ? 'tips.introChange' : 'tips.intro')}</Text>
        <FormTextField name="title" label={t('tips.title')} help={t('tips.titleHelp')} />
        <FormAmountField name="tokens" label={t('tips.tokens')} presets={PRESETS} />
        <Inline>
          <SubmitButton>{t(goal ? 'tips.change' : 'tips.set')}</SubmitButton>
          {goal && (
            <Button variant="quiet" isLoading={isEnding} onClick={() => void handleEnd()}>
              {t('tips.end')}
            </Button>
          )}
        </Inline>
      </Form>
    </Dialog>
  );
}
