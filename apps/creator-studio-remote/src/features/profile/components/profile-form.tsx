import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Card, Stack, useFormat, useToast } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormSwitch,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useZodForm,
} from '@barg/ui-kit/forms';
import { z } from 'zod';
import { useUpdateProfileMutation } from '../api/own-profile.ts';

const profileSchema = z.object({
  name: z.string().trim().min(1).max(120),
  craft: z.string().trim().max(80),
  city: z.string().trim().max(80),
  bio: z.string().trim().max(2000),
  monthlyPrice: z.number().min(0),
  isFreeTrial: z.boolean(),
});

/** What others read of her, and what a month costs. */
export function ProfileForm({ profile }: { profile: PerformerProfile }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const format = useFormat();
  const [minimum, maximum] = [useSetting('minimumSubscriptionPrice'), useSetting('maximumSubscriptionPrice')];
  const [updateProfile] = useUpdateProfileMutation();
  const { name, craft, city, bio, monthlyPrice, isFreeTrial } = profile;
  const form = useZodForm(profileSchema, { defaultValues: { name, craft, city, bio, monthlyPrice, isFreeTrial } });

  const handleSubmit = async (changes: z.output<typeof profileSchema>) => {
    await updateProfile({ performerId: profile._id, changes }).unwrap();
    toast(t('profile.saved'), { tone: 'success' });
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Card as="div">
        <Stack>
          <FormTextField name="name" dir="auto" label={t('profile.name')} />
          <FormTextField name="craft" dir="auto" label={t('profile.craft')} help={t('profile.craftHelp')} />
          <FormTextField name="city" dir="auto" label={t('profile.city')} />
          <FormTextArea name="bio" dir="auto" rows={4} label={t('profile.bio')} />
          <FormAmountField
            name="monthlyPrice"
            label={t('profile.monthlyPrice')}
            help={t('profile.priceHelp', { minimum: format.tokens(minimum), maximum: format.tokens(maximum) })}
          />
          <FormSwitch name="isFreeTrial" label={t('profile.freeTrial')} help={t('profile.freeTrialHelp')} />
        </Stack>
      </Card>
      <SubmitButton>{t('profile.save')}</SubmitButton>
    </Form>
  );
}
