import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { I18nextProvider } from '@barg/runtime/i18n';
import { createTexts } from '@barg/runtime/texts';
import { UiProvider } from '@barg/ui-kit';
import enUS from '../locales/en-US.json';
import { Form, FormCheckbox, FormTextArea, FormTextField, SubmitButton, useZodForm } from './index.ts';

const schema = z.object({ name: z.string(), text: z.string(), remember: z.boolean(), news: z.boolean() });

function LetterForm({ onSubmit }: { onSubmit: (values: z.infer<typeof schema>) => void }) {
  const form = useZodForm(schema, { defaultValues: { name: '', text: '', remember: true, news: false } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField name="name" label="Name" />
      <FormTextArea name="text" label="Text" />
      <FormCheckbox name="remember" label="Remember me" />
      <FormCheckbox name="news" label="Send me news" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** A form that a server has drawn, on the screen before its code is there. */
function openDrawn() {
  const onSubmit = jest.fn();
  const i18n = createTexts({ language: 'en-US', resources: { 'en-US': { ui: enUS } }, isUnmarked: true });
  const tree = (
    <I18nextProvider i18n={i18n}>
      <UiProvider locale="en-US" dir="ltr" themeName="light" siteName="Barg">
        <LetterForm onSubmit={onSubmit} />
      </UiProvider>
    </I18nextProvider>
  );
  const html = renderToString(tree);
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(html));
  document.body.replaceChildren(root);
  const onRecoverableError = jest.fn();
  const takeOver = (): Promise<void> => act(async () => void hydrateRoot(root, tree, { onRecoverableError }));
  return { html, onSubmit, onRecoverableError, takeOver };
}

const box = (label: string) => screen.getByLabelText(label);

test('what was typed and ticked before a form answers stays there, and is sent', async () => {
  const { onSubmit, onRecoverableError, takeOver } = openDrawn();
  expect(box('Remember me')).toBeChecked();
  await userEvent.type(screen.getByLabelText('Name'), 'نیلوفر');
  await userEvent.type(screen.getByLabelText('Text'), 'Good mor');
  await userEvent.click(box('Remember me'));
  await userEvent.click(box('Send me news'));
  await takeOver();
  expect(screen.getByLabelText('Name')).toHaveValue('نیلوفر');
  expect(screen.getByLabelText('Text')).toHaveValue('Good mor');
  await userEvent.type(screen.getByLabelText('Text'), 'ning');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sent = { name: 'نیلوفر', text: 'Good morning', remember: false, news: true };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sent));
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a drawn form that nobody touched begins with its first values', async () => {
  const { onSubmit, takeOver } = openDrawn();
  await takeOver();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: '', text: '', remember: true, news: false }));
});

test('without scripts it says that it needs them, and never has what was typed in an address', () => {
  const { html } = openDrawn();
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('This form works only with JavaScript.');
  expect(screen.getByRole('button', { name: 'Send' }).closest('form')).toHaveAttribute('method', 'post');
});
