import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stylesOf } from '@barg/ui-kit/testing';
import Users from 'lucide-react/icons/users';
import { renderOperator } from '../../testing/render-operator.tsx';
import { ConsoleMenu } from './console-menu.tsx';

const items = ['reports', 'users', 'audit'].map((id) => ({ id, to: `/operator/${id}`, label: id, icon: Users }));

it('opens at the section where the reader is, as it is longer than a phone', async () => {
  const shown: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  renderOperator(<ConsoleMenu brand="Barg" items={items} account={null} />, { route: '/operator/users' });
  await userEvent.click(screen.getByRole('button', { name: 'Sections menu' }));
  expect(shown).toEqual([screen.getByRole('link', { name: 'users' })]);
  scroll.mockRestore();
});

it('says what the count beside a section is of', async () => {
  const waiting = items.map((item) => ({ ...item, badge: 3, badgeKind: 'waiting' as const }));
  renderOperator(<ConsoleMenu brand="Barg" items={waiting} account={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sections menu' }));
  expect(screen.getByRole('link', { name: /^reports.*3 waiting$/ })).toBeInTheDocument();
});

it('can be scrolled to its end above the cards of the corner', async () => {
  renderOperator(<ConsoleMenu brand="Barg" items={items} account={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sections menu' }));
  const sheet = screen.getByRole('link', { name: 'users' }).closest('nav') ?? document.body;
  expect(stylesOf(sheet)).toMatch(/padding:[^;]*--asked/);
});
