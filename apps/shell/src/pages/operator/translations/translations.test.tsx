import { screen, within } from '@testing-library/react';
import type { EditedText } from '@barg/api-client/models';
import { resetSession, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import messages from '../../../locales/operator/en-US.json';
import { sourceFor } from './source-for.ts';
import { TextEditor } from './text-editor.tsx';

const text = (rest: Partial<EditedText> = {}): EditedText => ({
  ...{ locale: 'fa-IR', namespace: 'feed', key: 'title', value: 'خانه', isEdited: false, shippedValue: 'خانه' },
  ...{ placeholders: [], source: { locale: 'en-US', value: 'Home' } },
  ...rest,
});

const open = (shown: EditedText) => {
  resetSession(testUser({ role: 'operator' }));
  renderWithUi(<TextEditor text={shown} />, { texts: { operator: messages }, wrapper: TestSession });
};

it('shows what another language says beside a text, in its own direction', () => {
  open(text());
  const said = within(screen.getByRole('figure')).getByText('Home');
  expect(said).toHaveAttribute('dir', 'ltr');
  expect(said).toHaveAttribute('lang', 'en-US');
  expect(screen.getByDisplayValue('خانه')).toHaveAttribute('dir', 'rtl');
});

it('shows the text alone where no other language has it', () => {
  open(text({ source: null }));
  expect(screen.getByDisplayValue('خانه')).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('asks for English beside other languages, for Persian beside English, and for what is chosen', () => {
  expect(sourceFor('fa-IR', '')).toBe('en-US');
  expect(sourceFor('en-US', '')).toBe('fa-IR');
  expect(sourceFor('en-US', 'ar-EG')).toBe('ar-EG');
  for (const nothing of ['fa-IR', 'de-DE', 'x']) expect(sourceFor('fa-IR', nothing)).toBe('en-US');
});
