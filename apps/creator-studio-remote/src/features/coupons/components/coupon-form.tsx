import { Suspense } from 'react';
import { COUPON_BOUNDS } from '@barg/contract/coupons';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, layout, lazyPart, Skeleton, Stack, useToast } from '@barg/ui-kit';
import {
  Form,
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { movingMoments } from '../../../shared/times/moving-moments.ts';
import { useCreateCouponMutation } from '../api/coupons.ts';
import { couponBodyOf, couponSchema, newCoupon, PURPOSES, type CouponValues } from './coupon-form-schema.ts';
import { useFreeCouponQuestion } from './free-coupon.tsx';

/** The calendars are heavy. */
const CouponTimes = lazyPart(() => import('./coupon-times.tsx'));

/** Makes a coupon for her subscriptions, works and products. */
export function CouponForm() {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [create] = useCreateCouponMutation();
  const question = useFreeCouponQuestion();
  const form = useZodForm(couponSchema, { defaultValues: newCoupon() });
  const unsent = useUnsentForm(movingMoments(form), 'coupon:own');
  const handleSubmit = async (values: CouponValues): Promise<void> => {
    const typed = unsent.typed();
    // Another tab may make the same while that is asked.
    if (!(await question.ask(values)) || unsent.hasLeft(typed)) return;
    const { error } = await create(couponBodyOf(values));
    if (error) throw { ...error, message: error.message || t('shell:errors.saveFailed') };
    settleForm(form, typed, newCoupon());
    unsent.forget(newCoupon());
    toast(t(values.startsAt.day === null ? 'coupons.made' : 'coupons.planned'), { tone: 'success' });
  };
  return (
    <Card aria-label={t('coupons.new')}>
      <Stack gap={3}>
        <CardTitle>{t('coupons.new')}</CardTitle>
        <Form form={form} onSubmit={handleSubmit}>
          <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
          <FormTextField name="code" label={t('coupons.code')} help={t('coupons.codeHelp')} maxLength={64} />
          <OffFields takesOff={form.watch('takesOff')} />
          {PURPOSES.map((purpose) => (
            <FormSwitch key={purpose} name={`for.${purpose}`} label={t(`coupons.purposes.${purpose}`)} />
          ))}
          {(['maxUses', 'maxPerFan'] as const).map((name) => (
            <FormNumberField
              key={name}
              name={name}
              isOptional
              places={0}
              label={t(`coupons.${name}`)}
              help={t('coupons.noLimit')}
            />
          ))}
          <Suspense fallback={<Skeleton height={layout.field} radius="control" />}>
            <CouponTimes />
          </Suspense>
          <SubmitButton>{t('coupons.make')}</SubmitButton>
        </Form>
        {question.dialog}
      </Stack>
    </Card>
  );
}

function OffFields({ takesOff }: Pick<CouponValues, 'takesOff'>) {
  const { t } = useTranslation('creator-studio');
  const options = (['percent', 'amount'] as const).map((value) => ({ value, label: t(`coupons.takesOff.${value}`) }));
  return (
    <>
      <FormSelect name="takesOff" label={t('coupons.kind')} options={options} />
      {takesOff === 'percent' ? (
        <FormNumberField name="percent" places={2} bounds={COUPON_BOUNDS.percent} label={t('coupons.percent')} />
      ) : (
        <FormNumberField name="amount" unit="tokens" bounds={COUPON_BOUNDS.amount} label={t('coupons.amount')} />
      )}
    </>
  );
}
