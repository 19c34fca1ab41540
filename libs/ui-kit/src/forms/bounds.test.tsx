import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import {
  Form,
  FormAmountField,
  FormNumberField,
  FormTextArea,
  FormTextField,
  NumberField,
  SubmitButton,
  useZodForm,
} from './index.ts';
import { boundsIn, mayStayEmpty } from './schema-bounds.ts';

const schema = z
  .object({
    percent: z.number().min(0.01).max(100),
    uses: z.number().int().min(1).max(1_000_000).nullable(),
    whole: z.number().int().default(1),
    words: z.string().min(3),
    inner: z.object({ amount: z.number().min(5) }),
  })
  .refine(() => true);

it('reads the bounds of a number from its schema, whatever stands around it', () => {
  expect(boundsIn(schema, 'percent')).toEqual({ least: 0.01, most: 100 });
  expect(boundsIn(schema, 'uses')).toEqual({ least: 1, most: 1_000_000 });
  expect(boundsIn(schema, 'inner.amount')).toEqual({ least: 5, most: null });
  for (const name of ['whole', 'words', 'nothing', 'words.deeper']) expect(boundsIn(schema, name)).toBeNull();
});

const CouponForm = ({ onSubmit }: { onSubmit: () => void }) => {
  const bounded = z.object({ percent: z.number().min(1).max(100), price: z.number().min(0).max(5000) });
  const [kept] = useState(bounded);
  return (
    <Form form={useZodForm(kept, { defaultValues: { percent: 10, price: 2 } })} onSubmit={onSubmit}>
      <FormNumberField name="percent" label="Percent" help="Of the price." />
      <FormAmountField name="price" label="Price" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
};

it('tells the bounds of a field before anything is sent, and which of them was crossed', async () => {
  const handleSubmit = jest.fn();
  renderWithUi(<CouponForm onSubmit={handleSubmit} />, { locale: 'fa-IR' });
  const percent = screen.getByLabelText('Percent');
  expect(percent).toHaveAccessibleDescription('Of the price. از ۱ تا ۱۰۰.');
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('از ۰ تا ۵٬۰۰۰.');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.tab();
  await waitFor(() => expect(percent).toHaveAccessibleDescription('بیش از ۱۰۰ نمی‌شود.'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('tells only what somebody would meet, until it is met', async () => {
  const Field = ({ least }: { least: number }) => {
    const [amount, setAmount] = useState(5);
    const bounds = { least, most: 1_000_000_000 };
    return <NumberField label="Amount" value={amount} bounds={bounds} onChange={setAmount} />;
  };
  const { unmount } = renderWithUi(<Field least={0} />);
  const field = screen.getByLabelText('Amount');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, '000000000');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('At most 1,000,000,000.');
  unmount();
  renderWithUi(<Field least={2} />);
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('At least 2.');
});

it('checks a number without a form once its field is left', async () => {
  const Refund = () => {
    const [amount, setAmount] = useState(30);
    return (
      <NumberField
        label="Amount"
        value={amount}
        unit="money"
        bounds={{ least: 0.01, most: 20 }}
        required
        onChange={setAmount}
      />
    );
  };
  renderWithUi(<Refund />);
  const field = screen.getByLabelText('Amount');
  expect(field).toHaveAccessibleDescription('From 0.01 to 20.00.');
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('At most 20.00.');
  await userEvent.clear(field);
  expect(field).toHaveAccessibleDescription('This is required.');
  await userEvent.type(field, '20');
  expect(field).toBeValid();
});

it('reads from its schema whether a field may stay empty, where no rule over several fields may ask for it', () => {
  const fields = {
    title: z.string().trim().min(1),
    about: z.string().max(20),
    uses: z.number().min(1).nullable(),
    inner: z.object({ price: z.number(), words: z.string() }),
  };
  const plain = z.object(fields);
  const named = ['title', 'about', 'uses', 'inner.price', 'inner.words', 'nothing'];
  expect(named.filter((name) => mayStayEmpty(plain, name))).toEqual(['about', 'uses', 'inner.words']);
  const ruled = plain.refine(({ about, uses }) => about !== '' || uses !== null);
  expect(named.filter((name) => mayStayEmpty(ruled, name))).toEqual([]);
});

it('may be emptied again where its schema says so by null, and only there', async () => {
  const handleSubmit = jest.fn();
  const fields = { uses: z.number().int().min(1).nullable(), stock: z.number().or(z.nan()), price: z.number() };
  const kept = z.object({ ...fields, inner: z.object({ most: fields.uses }) }).refine(() => true);
  const Coupon = () => (
    <Form
      form={useZodForm(kept, { defaultValues: { uses: 1, stock: 2, price: 3, inner: { most: 4 } } })}
      onSubmit={handleSubmit}
    >
      <FormNumberField name="uses" label="Uses" isOptional />
      <FormAmountField name="inner.most" label="Most" isOptional />
      <FormNumberField name="stock" label="Stock" isOptional />
      <FormNumberField name="price" label="Price" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  renderWithUi(<Coupon />);
  for (const name of ['Uses', 'Most', 'Stock', 'Price']) await userEvent.clear(screen.getByLabelText(name));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is required.')).toBeInTheDocument();
  expect(screen.getByLabelText('Price')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Price'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(handleSubmit).toHaveBeenCalled());
  expect(handleSubmit.mock.calls[0]).toEqual([{ uses: null, stock: NaN, price: 5, inner: { most: null } }]);
});

it('says beside its label that a field may stay empty, and leaves its name alone', () => {
  const kept = z.object({ title: z.string().min(1), about: z.string().max(20), note: z.string() });
  const Work = () => (
    <Form form={useZodForm(kept, { defaultValues: { title: '', about: '', note: '' } })} onSubmit={jest.fn()}>
      <FormTextField name="title" label="Title" />
      <FormTextArea name="about" label="About" help="A few words." />
      <FormTextField name="note" label="Note" required />
    </Form>
  );
  renderWithUi(<Work />, { locale: 'fa-IR' });
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveAccessibleDescription('اختیاری A few words.');
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveAccessibleDescription();
  expect(screen.getAllByText('اختیاری')).toHaveLength(1);
});
