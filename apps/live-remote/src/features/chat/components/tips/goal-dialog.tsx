import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, Text, useToast, useTokens } from '@barg/ui-kit';
import {
  ChangedElsewhere,
  Form,
  FormAmountField,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import type { StreamChat } from '../../api/chat-state.ts';
import { readGoal, useEndGoalMutation, useSetGoalMutation } from '../../api/goal.ts';

/** The API's bounds. */
const schema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(80),
  tokens: z.number().min(1).max(1_000_000),
});
const PRESETS = [100, 500, 1000, 5000];
/** Proposed where there is no goal. */
const USUAL = 500;

type Goal = StreamChat['goal'];
type Values = z.output<typeof schema>;

const valuesOf = (goal: Goal): Values => ({ title: goal?.title ?? '', tokens: goal?.tokens ?? USUAL });

interface Stored {
  title: string;
  tokens: number | null;
}

/** As the API compares it: where there is no goal there are no words, and the number is only proposed. */
const storedOf = ({ title, tokens }: Values): Stored => ({ title, tokens: title === '' ? null : tokens });

/** With a change is kept what it takes the place of. */
const COMPARED = ['title', 'tokens'];

interface GoalDialogProps {
  streamId: string;
  goal: Goal;
  onClose: () => void;
}

/** Sets, changes or ends what a performer asks for in a stream. */
export default function GoalDialog({ streamId, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [save] = useSetGoalMutation();
  const [end, { isLoading: isEnding }] = useEndGoalMutation();
  const form = useZodForm(schema, { defaultValues: valuesOf(goal) });
  const unsent = useUnsentForm(form, `stream-goal:${streamId}`, undefined, {
    ...{ compared: COMPARED, isChange: Boolean(goal) },
  });
  const tokens = useTokens();
  const meanwhile = useChangedMeanwhile<Goal, Values, Stored>({
    ...{ form, unsent, valuesOf, bodyOf: storedOf, reload: () => readGoal(streamId) },
  });
  /** Words and tokens are sent together: what was left alone as it stands there by now. */
  const send = (): Promise<unknown> => {
    const asked = schema.parse(form.getValues());
    return save({ streamId, ...asked, basedOn: storedOf(unsent.read() as Values) }).unwrap();
  };
  const handleSubmit = async (fields: Values): Promise<void> => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    await meanwhile.saving(changedFields({ began, typed, fields, bodyOf: storedOf }), send);
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
        <ChangedElsewhere
          theirs={meanwhile.theirs}
          labels={{ title: t('tips.title'), tokens: t('tips.tokens') }}
          shown={(_, value) => (typeof value === 'number' ? tokens(value) : undefined)}
        />
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
