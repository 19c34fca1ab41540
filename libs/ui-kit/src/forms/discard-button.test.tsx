import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '@barg/ui-kit/testing';
import { UnsentNote } from './unsent-note.tsx';

const handleDiscard = jest.fn();
const discard = () => screen.getByRole('button', { name: 'Discard it' });
const keep = () => screen.getByRole('button', { name: 'Keep it' });

beforeEach(() => {
  handleDiscard.mockReset();
  renderWithUi(<UnsentNote isRestored onDiscard={handleDiscard} />, { locale: 'en-US' });
});

it('discards at the second press only', async () => {
  await userEvent.click(discard());
  expect(handleDiscard).not.toHaveBeenCalled();
  await userEvent.click(discard());
  expect(handleDiscard).toHaveBeenCalledTimes(1);
});

it('has the way back in the focus, and leaves it where it was', async () => {
  await userEvent.click(discard());
  expect(keep()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(discard()).toHaveFocus();
  expect(handleDiscard).not.toHaveBeenCalled();
});
