import { OPERATOR_PATH } from '@barg/contract';
import { COUPON_BOUNDS } from '@barg/contract/coupons';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, Inline, PageHeader, Stack, Text, useToast } from '@barg/ui-kit';
import {
  Form,
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextField,
  ownTimeZone,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { movingMoments } from '@barg/ui-kit/moments';
import { FormMoment } from '@barg/ui-kit/pickers';
import { couponBodyOf, couponFormSchema, newCoupon, type CouponForm } from './coupon-form-schema.ts';
import { useCreateManagedCouponMutation } from './coupons-api.ts';
import { useFreeCouponQuestion } from './free-coupon.tsx';

const LIST = `${OPERATOR_PATH}/coupons`;

/** The form for a new coupon of the site. */
export default function CouponPage() {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  const [create] = useCreateManagedCouponMutation();
  const question = useFreeCouponQuestion();
  const form = useZodForm(couponFormSchema, { defaultValues: newCoupon() });
  const unsent = useUnsentForm(movingMoments(form), 'coupon:new');
  const handleSubmit = async (values: CouponForm) => {
    const typed = unsent.typed();
    if (!(await question.ask(values))) return;
    await create(couponBodyOf(values)).unwrap();
    unsent.forget(typed);
    toast(t('coupons.made'), { tone: 'success' });
    navigate(LIST);
  };
  return (
    <>
      <PageHeader title={t('coupons.new')} subtitle={t('coupons.subtitle')} />
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <OfferCard takesOff={form.watch('takesOff')} />
        <UsesCard />
        <TimesCard />
        <Inline>
          <SubmitButton>{t('coupons.make')}</SubmitButton>
        </Inline>
      </Form>
      {question.dialog}
    </>
  );
}

function OfferCard({ takesOff }: Pick<CouponForm, 'takesOff'>) {
  const { t } = useTranslation('operator');
  const options = (['percent', 'amount'] as const).map((value) => ({ value, label: t(`coupons.takesOff.${value}`) }));
  return (
    <Card>
      <Stack>
        <FormTextField name="code" label={t('coupons.code')} help={t('coupons.codeHelp')} dir="ltr" maxLength={64} />
        <FormSelect name="takesOff" label={t('coupons.kind')} options={options} />
        {takesOff === 'percent' ? (
          <FormNumberField name="percent" places={2} bounds={COUPON_BOUNDS.percent} label={t('coupons.percent')} />
        ) : (
          <FormNumberField name="amount" unit="tokens" bounds={COUPON_BOUNDS.amount} label={t('coupons.amount')} />
        )}
      </Stack>
    </Card>
  );
}

function UsesCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('coupons.for')}</CardTitle>
      <Stack>
        <FormSwitch name="subscriptions" label={t('coupons.purposes.subscription')} />
        <FormSwitch name="items" label={t('coupons.purposes.item')} />
        <FormSwitch name="products" label={t('coupons.purposes.product')} />
        <FormSwitch name="packages" label={t('coupons.purposes.package')} />
        <FormNumberField
          name="maxUses"
          isOptional
          places={0}
          label={t('coupons.maxUses')}
          help={t('coupons.noLimit')}
        />
        <FormNumberField
          name="maxPerFan"
          isOptional
          places={0}
          label={t('coupons.maxPerFan')}
          help={t('coupons.noLimit')}
        />
      </Stack>
    </Card>
  );
}

function TimesCard() {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('coupons.times')}</CardTitle>
      <Stack gap={3}>
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <FormMoment
            key={name}
            name={name}
            label={t(`promos.${name}`)}
            dayLabel={t(`promos.${name}`)}
            timeLabel={t('promos.time')}
            help={t(`promos.${name}Help`)}
          />
        ))}
        <Text size="caption" tone="faint">
          {t('promos.zone', { zone: ownTimeZone() })}
        </Text>
      </Stack>
    </Card>
  );
}
