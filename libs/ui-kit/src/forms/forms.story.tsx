import { z } from 'zod';
import type { Story } from '../../workshop/story.ts';
import {
  Form,
  FormAmountField,
  FormCheckbox,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useZodForm,
} from './index.ts';

const schema = z.object({
  email: z.email(),
  message: z.string().min(3).max(200),
  amount: z.number().min(10).max(10_000),
  audience: z.enum(['free', 'paid']),
  isAgreed: z.literal(true),
});

const audiences = [
  { value: 'free', label: 'رایگان' },
  { value: 'paid', label: 'Paid' },
];

const rejectEmail = async () => {
  throw Object.assign(new Error('Invalid'), { details: [{ path: 'email', message: 'این نشانی پیش‌تر ثبت شده است.' }] });
};

const Sample = () => {
  const form = useZodForm(schema, { defaultValues: { email: '', message: '', amount: NaN, audience: 'free' } });
  return (
    <Form form={form} onSubmit={rejectEmail}>
      <FormTextField name="email" type="email" label="ایمیل" />
      <FormTextArea name="message" label="Message" rows={2} />
      <FormAmountField name="amount" label="مبلغ انعام" presets={[10, 50, 100]} />
      <FormRadioGroup name="audience" label="Audience" options={audiences} />
      <FormCheckbox name="isAgreed" label="موافقم" />
      <SubmitButton>ارسال</SubmitButton>
    </Form>
  );
};

export const story: Story = { title: 'Forms', states: { 'validation, then a server that rejects the email': Sample } };
