import { z } from 'zod';
import { isCouponCode } from '@barg/contract/coupon-code';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, Stack, useToast } from '@barg/ui-kit';
import {
  Form,
  FormNumberField,
  FormSwitch,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { useCreateCouponMutation } from '../api/coupons.ts';
import { useFreeCouponQuestion } from './free-coupon.tsx';

const MOST_USES = 1_000_000;

const PURPOSES = ['subscription', 'item', 'product'] as const;

const couponSchema = z
  .object({
    code: z.string().max(64).refine(isCouponCode, { error: 'creator-studio:coupons.badCode' }),
    percent: z.number().min(0.01).max(100),
    maxUses: z.number().int().min(1).max(MOST_USES).nullable(),
    for: z.record(z.enum(PURPOSES), z.boolean()),
  })
  .refine((form) => PURPOSES.some((purpose) => form.for[purpose]), {
    error: 'creator-studio:coupons.forNothing',
    path: ['for', 'product'],
  });

type CouponValues = z.infer<typeof couponSchema>;

const newCoupon = (): CouponValues => ({
  ...{ code: '', percent: 10, maxUses: null },
  for: { subscription: true, item: true, product: true },
});

/** Makes a coupon for her subscriptions, works and products; a fan uses it once. */
export function CouponForm() {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [create] = useCreateCouponMutation();
  const question = useFreeCouponQuestion();
  const form = useZodForm(couponSchema, { defaultValues: newCoupon() });
  const unsent = useUnsentForm(form, 'coupon:own');
  const handleSubmit = async ({ for: chosen, ...values }: CouponValues): Promise<void> => {
    const typed = unsent.typed();
    const purposes = PURPOSES.filter((purpose) => chosen[purpose]);
    if (!(await question.ask(values))) return;
    const { error } = await create({ ...values, purposes, maxPerFan: 1 });
    if (error) throw { ...error, message: error.message || t('shell:errors.saveFailed') };
    settleForm(form, typed, newCoupon());
    unsent.forget(newCoupon());
    toast(t('coupons.made'), { tone: 'success' });
  };
  return (
    <Card aria-label={t('coupons.new')}>
      <Stack gap={3}>
        <CardTitle>{t('coupons.new')}</CardTitle>
        <Form form={form} onSubmit={handleSubmit}>
          <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
          <FormTextField name="code" label={t('coupons.code')} help={t('coupons.codeHelp')} maxLength={64} />
          <FormNumberField name="percent" places={2} label={t('coupons.percent')} />
          {PURPOSES.map((purpose) => (
            <FormSwitch key={purpose} name={`for.${purpose}`} label={t(`coupons.purposes.${purpose}`)} />
          ))}
          <FormNumberField
            name="maxUses"
            isOptional
            places={0}
            label={t('coupons.maxUses')}
            help={t('coupons.maxUsesHelp')}
          />
          <SubmitButton>{t('coupons.make')}</SubmitButton>
        </Form>
        {question.dialog}
      </Stack>
    </Card>
  );
}
