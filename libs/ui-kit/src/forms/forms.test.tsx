import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { UiContext, useUi } from '../theme/ui-context.ts';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { Dialog } from '../overlays/index.ts';
import { Form, FormAmountField, FormRadioGroup, FormTextField, SubmitButton, useZodForm } from './index.ts';

const schema = z.object({ email: z.email(), amount: z.number().min(10).max(10_000) });
type Values = z.infer<typeof schema>;

interface TipFormProps {
  onSubmit: (values: Values) => Promise<void> | void;
  amount?: number;
}

const TipForm = ({ onSubmit, amount = NaN }: TipFormProps) => {
  const form = useZodForm(schema, { defaultValues: { email: '', amount } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField name="email" type="email" label="Email" />
      <FormAmountField name="amount" label="Amount" presets={[50]} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
};

const fill = async (email: string, amount: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Amount'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('has a button that ends where its fields do in a dialog, and that is no wider than a narrow form on a page', () => {
  const widest = () =>
    getComputedStyle(screen.getByRole('button', { name: 'Send' })).getPropertyValue('max-inline-size');
  const { unmount } = renderWithUi(<TipForm onSubmit={jest.fn()} />);
  expect(widest()).toBe('25rem');
  unmount();
  renderWithUi(
    <div role="dialog">
      <TipForm onSubmit={jest.fn()} />
    </div>,
  );
  expect(widest()).toBe('none');
});

it('keeps its dialog open until it is known how the sending ended, and says so there', async () => {
  const sending = Promise.withResolvers<void>();
  const handleClose = jest.fn();
  renderWithUi(
    <Dialog isOpen onClose={handleClose} title="Tip">
      <TipForm onSubmit={() => sending.promise} amount={50} />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'me@barg.example{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  await userEvent.keyboard('{Escape}');
  expect(handleClose).not.toHaveBeenCalled();
  sending.reject({ statusCode: 402, message: 'The bank declined it.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined it.');
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('says that there is no connection no longer than that is so, and of other failures until the next attempt', async () => {
  let failure = { code: 'network.offline', message: 'You are offline.' };
  renderWithUi(<TipForm onSubmit={() => Promise.reject(failure)} />);
  await fill('me@barg.example', '50');
  expect(await screen.findByText('You are offline.')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  failure = { code: 'payment.card_declined', message: 'The bank declined it.' };
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('The bank declined it.');
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('The bank declined it.');
});

describe('a form', () => {
  it('says beside each field what is wrong, and how many are', async () => {
    const handleSubmit = jest.fn();
    renderWithUi(<TipForm onSubmit={handleSubmit} />, { locale: 'fa-IR' });
    await fill('nobody', '5');
    expect(await screen.findByRole('alert')).toHaveTextContent('۲ مورد نیاز به اصلاح دارد');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('نشانی ایمیل درست نیست.');
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('دست‌کم ۱۰ باشد.');
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('shows the first field at fault after the summary, which pushes it down', async () => {
    const shown: Element[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    renderWithUi(<TipForm onSubmit={jest.fn()} />);
    await fill('me@barg.example', '5');
    expect(shown).toEqual([await screen.findByRole('alert'), screen.getByLabelText('Amount')]);
    scroll.mockRestore();
  });

  it('takes the keyboard to the first field at fault, a choice that was not made too', async () => {
    const answers = z.object({ reason: z.enum(['late', 'broken']), text: z.string().min(1) });
    const options = ['late', 'broken'].map((value) => ({ value, label: value }));
    const ReasonForm = () => {
      const form = useZodForm(answers, { defaultValues: { text: '' } });
      return (
        <Form form={form} onSubmit={jest.fn()}>
          <FormRadioGroup name="reason" label="Why" options={options} />
          <FormTextField name="text" label="Words" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    };
    renderWithUi(<ReasonForm />);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await send();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'late' })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: 'broken' }));
    await send();
    await waitFor(() => expect(screen.getByLabelText('Words')).toHaveFocus());
  });

  it('says which sign may not stand in a name, and which may', async () => {
    const refuse = (params: object) =>
      z.object({ name: z.string().superRefine((_, { addIssue }) => addIssue({ code: 'custom', params })) });
    const NameForm = ({ params }: { params: object }) => {
      const form = useZodForm(refuse({ ...params }), { defaultValues: { name: 'x' } });
      return (
        <Form form={form} onSubmit={jest.fn()}>
          <FormTextField name="name" label="Name" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    };
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const sign = { fault: 'forbidden_sign', sign: '!', allowed: '. _' };
    const { unmount } = renderWithUi(<NameForm params={sign} />);
    await send();
    const words = 'Only small Latin letters, digits and these signs: . _ — not “!”.';
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(words));
    unmount();
    renderWithUi(<NameForm params={{ fault: 'forbidden_edge', sign: '.' }} />);
    await send();
    const edge = 'It begins and ends with a letter or a digit, not with “.”.';
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(edge));
  });

  it('counts the wrong fields of groups and lists, and a list that is wrong as a whole', async () => {
    const line = z.object({ type: z.string().min(1), message: z.string().min(1) });
    const lines = z.array(line).max(1);
    const groups = z.object({ title: z.string().min(1), poll: z.object({ question: z.string().min(1), lines }) });
    const blank = { type: '', message: '' };
    const PollForm = ({ count }: { count: number }) => {
      const poll = { question: '', lines: Array.from({ length: count }, () => blank) };
      const form = useZodForm(groups, { defaultValues: { title: '', poll } });
      return (
        <Form form={form} onSubmit={jest.fn()}>
          {poll.lines.map((_line, index) => (
            <FormTextField key={index} name={`poll.lines.${index}.type`} label="Type" />
          ))}
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    };
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const { unmount } = renderWithUi(<PollForm count={1} />);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('4 fields need attention');
    unmount();
    renderWithUi(<PollForm count={2} />);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('3 fields need attention');
  });

  it('reads Persian digits as a number', async () => {
    const handleSubmit = jest.fn();
    renderWithUi(<TipForm onSubmit={handleSubmit} />);
    await fill('nilou@barg.example', '۱۲٫۵');
    expect(handleSubmit).toHaveBeenCalledWith({ email: 'nilou@barg.example', amount: 12.5 });
  });

  it.each([
    ['fa-IR', '12.5', '۱۲٫۵۰'],
    ['fa-IR', '۱۲٫۵', '۱۲٫۵۰'],
    ['fa-IR', '12,5', '۱۲٫۵۰'],
    ['ar-EG', '12.', '١٢'],
    ['en-US', '12,5', '12.50'],
    ['en-US', '۱۲٫۵', '12.50'],
    ['en-US', '1,234', '1,234'],
  ] as const)('shows an amount as %s writes it once it is typed: %s', async (locale, typed, shown) => {
    renderWithUi(<TipForm onSubmit={jest.fn()} />, { locale });
    await userEvent.type(screen.getByLabelText('Amount'), typed);
    await userEvent.tab();
    expect(screen.getByLabelText('Amount')).toHaveValue(shown);
  });

  it('writes an amount anew when the language of the page changes', () => {
    const Both = () => {
      const ui = useUi();
      const [locale, setLocale] = useState('fa-IR');
      return (
        <UiContext value={{ ...ui, locale }}>
          <TipForm onSubmit={jest.fn()} amount={12.5} />
          <button onClick={() => setLocale('ar-EG')}>Arabic</button>
        </UiContext>
      );
    };
    renderWithUi(<Both />);
    expect(screen.getByLabelText('Amount')).toHaveValue('۱۲٫۵۰');
    fireEvent.click(screen.getByRole('button', { name: 'Arabic' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('١٢٫٥٠');
  });

  it('leaves the signs to the writer while they are typed, and shows the digits of the locale at once', async () => {
    renderWithUi(<TipForm onSubmit={jest.fn()} />, { locale: 'fa-IR' });
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(field, '12.');
    expect(field).toHaveValue('۱۲.');
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('۱۹۲.');
    expect(field.selectionStart).toBe(2);
  });

  it('sends nothing that could be two amounts, and names both', async () => {
    const handleSubmit = jest.fn();
    renderWithUi(<TipForm onSubmit={handleSubmit} />, { locale: 'fa-IR' });
    await fill('nilou@barg.example', '۱,۲۳۴');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/\u2068۱۲۳۴\u2069.*\u2068۱٫۲۳۴\u2069/);
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it.each(['-50', '5e2', '0x20', '12.345'])('sends nothing for what is no amount: %s', async (typed) => {
    const handleSubmit = jest.fn();
    renderWithUi(<TipForm onSubmit={handleSubmit} />);
    await fill('nilou@barg.example', typed);
    expect(screen.getByLabelText('Amount')).toBeInvalid();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('writes what is typed in its form and keeps the caret where one types', async () => {
    const pairs = (text: string) => text.replace(/\D/g, '').replace(/(..)(?=.)/g, '$1-');
    const PairsForm = () => (
      <Form form={useZodForm(z.object({ pairs: z.string() }), { defaultValues: { pairs: '' } })} onSubmit={jest.fn()}>
        <FormTextField name="pairs" label="Pairs" format={pairs} />
      </Form>
    );
    renderWithUi(<PairsForm />);
    const field = screen.getByLabelText<HTMLInputElement>('Pairs');
    await userEvent.type(field, '123456');
    expect(field).toHaveValue('12-34-56');
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('12-93-45-6');
    expect(field.selectionStart).toBe(4);
  });

  it('says that it takes digits where a letter is not kept, until one types on; not of a sign between them', async () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const CodeForm = () => (
      <Form form={useZodForm(z.object({ code: z.string() }), { defaultValues: { code: '' } })} onSubmit={jest.fn()}>
        <FormTextField name="code" label="Code" format={digits} />
      </Form>
    );
    renderWithUi(<CodeForm />);
    const field = screen.getByLabelText('Code');
    await userEvent.type(field, '12-3 ');
    expect(screen.queryByText('Only digits go here.')).toBeNull();
    await userEvent.type(field, 'a');
    expect(field).toHaveValue('123');
    expect(screen.getByText('Only digits go here.')).toHaveAttribute('role', 'status');
    await userEvent.type(field, '4');
    expect(screen.queryByText('Only digits go here.')).toBeNull();
  });

  it('takes a preset with one press', async () => {
    const handleSubmit = jest.fn();
    renderWithUi(<TipForm onSubmit={handleSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('50');
  });

  it.each([
    ['a list of faults', [{ path: 'email', code: 'taken', message: 'Already taken' }]],
    ['a map of faults', { email: 'Already taken' }],
  ])('shows %s from the server on the field', async (_, details) => {
    const rejection = Object.assign(new Error('Invalid'), { details });
    renderWithUi(<TipForm onSubmit={() => Promise.reject(rejection)} />);
    await fill('nilou@barg.example', '20');
    expect(await screen.findByText('Already taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('shows what names no field above the fields', async () => {
    const rejection = Object.assign(new Error('Not enough tokens.'), {
      details: [{ path: 'card', message: 'Declined' }],
    });
    renderWithUi(<TipForm onSubmit={() => Promise.reject(rejection)} />);
    await fill('nilou@barg.example', '20');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not enough tokens.');
  });

  it('says what is wrong with a field that is left once the press that left it has reached its button', async () => {
    const heard: string[] = [];
    const noteClick = () => heard.push(screen.getByLabelText('Email').getAttribute('aria-invalid') ?? 'false');
    const user = userEvent.setup();
    renderWithUi(
      <>
        <TipForm onSubmit={jest.fn()} />
        <button type="button" onClick={noteClick}>
          Elsewhere
        </button>
      </>,
    );
    await user.click(screen.getByLabelText('Email'));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
    // While the button is held, another line would push it away.
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByLabelText('Email')).not.toHaveFocus();
    expect(screen.getByLabelText('Email')).not.toBeInvalid();
    await user.pointer({ keys: '[/MouseLeft]', target: elsewhere });
    expect(heard).toEqual(['false']);
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  });
});
