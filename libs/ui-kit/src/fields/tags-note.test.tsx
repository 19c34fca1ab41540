import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { Form, FormTextArea, FormTextField, useZodForm } from '../forms/index.ts';
import { CityField } from '../pickers/index.ts';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { TextArea, TextField, type TextFieldProps } from './index.ts';

/** A short version of the product's function. */
const removedTags = (text: string, { isLine }: { isLine: boolean }): string[] =>
  (text.match(/<\/?[a-z]+>/g) ?? []).map((tag) => (isLine ? `line ${tag}` : tag));
const loadRemovedTags = async () => removedTags;

const told = () =>
  screen.queryAllByText(/^(Tags that will be removed|برچسب‌هایی که حذف می‌شوند):/).map((note) => note.textContent);

const Line = (props: Partial<TextFieldProps>) => {
  const [text, setText] = useState('');
  return <TextField label="Title" {...props} value={text} onChange={(event) => setText(event.target.value)} />;
};

test('tells of tags while they are written, and of none that is gone or only looks like one', async () => {
  const Text = () => {
    const [text, setText] = useState('');
    return <TextArea label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
  };
  renderWithUi(<Text />, { loadRemovedTags });
  const area = screen.getByLabelText('Text');
  await userEvent.type(area, '3 < 5 <your name>');
  expect(told()).toEqual([]);
  await userEvent.type(area, ' <b>x</b>');
  await waitFor(() => expect(told()).toEqual(['Tags that will be removed: <b> </b>']));
  expect(screen.getByText('<b>')).toHaveAttribute('dir', 'ltr');
  await userEvent.clear(area);
  expect(told()).toEqual([]);
});

test('names five of many', async () => {
  renderWithUi(<Line />, { loadRemovedTags });
  await userEvent.type(screen.getByLabelText('Title'), '<a><b><i><p><u><s>');
  expect(await screen.findByText('line <u>')).toBeInTheDocument();
  expect(screen.queryByText('line <s>')).not.toBeInTheDocument();
  expect(told()[0]).toMatch(/<u> …$/);
});

test.each([{ type: 'email' }, { type: 'password' }, { dir: 'ltr' }, { tags: 'kept' as const }])(
  'nothing is taken out of %j',
  async (props) => {
    const load = jest.fn(loadRemovedTags);
    renderWithUi(<Line {...props} />, { loadRemovedTags: load });
    await userEvent.type(screen.getByLabelText('Title'), '<b>');
    expect(load).not.toHaveBeenCalled();
  },
);

test('a field that runs left to right may lose tags all the same', async () => {
  renderWithUi(<Line dir="ltr" tags="removed" />, { loadRemovedTags });
  await userEvent.type(screen.getByLabelText('Title'), '<b>');
  expect(await screen.findByText('line <b>')).toBeInTheDocument();
});

test('a form tells of what stands in it from the beginning, of what is typed and of what is put in', async () => {
  const schema = z.object({ title: z.string(), text: z.string() });
  const Page = () => {
    const form = useZodForm(schema, { defaultValues: { title: '<i>', text: '' } });
    return (
      <Form form={form} onSubmit={jest.fn()}>
        <FormTextField name="title" label="Title" />
        <FormTextArea name="text" label="Text" />
        <button type="button" onClick={() => form.setValue('title', 'x<u>')}>
          Put in
        </button>
      </Form>
    );
  };
  renderWithUi(<Page />, { loadRemovedTags, locale: 'fa-IR' });
  await waitFor(() => expect(told()).toEqual(['برچسب‌هایی که حذف می‌شوند: line <i>']));
  await userEvent.click(screen.getByRole('button', { name: 'Put in' }));
  expect(told()).toEqual(['برچسب‌هایی که حذف می‌شوند: line <u>']);
  await userEvent.type(screen.getByLabelText('Text'), 'a<b>');
  await waitFor(() => expect(told()).toHaveLength(2));
});

test('a place that is written instead of chosen tells too', async () => {
  const City = () => {
    const [city, setCity] = useState('');
    return <CityField label="City" cities={[]} value={city} onChange={setCity} />;
  };
  renderWithUi(<City />, { loadRemovedTags });
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), '<b>Y');
  expect(await screen.findByText('line <b>')).toBeInTheDocument();
});

test('writing goes on where the list does not come', async () => {
  renderWithUi(<Line />, { loadRemovedTags: () => Promise.reject(new Error('offline')) });
  await userEvent.type(screen.getByLabelText('Title'), '<b>x');
  expect(screen.getByLabelText('Title')).toHaveValue('<b>x');
});
