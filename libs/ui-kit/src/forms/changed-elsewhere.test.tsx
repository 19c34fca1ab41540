import { screen } from '@testing-library/react';
import { renderWithUi } from '@barg/ui-kit/testing';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

const labels = { title: 'Title', price: 'Price' };
const show = (theirs: Record<string, unknown> | null) =>
  renderWithUi(
    <ChangedElsewhere
      theirs={theirs}
      labels={labels}
      shown={(_name, value) => (typeof value === 'number' ? `${value} tokens` : undefined)}
    />,
    { locale: 'en-US' },
  );

it('names the fields that another tab has saved, with a dash for what is empty there', () => {
  show({ title: '', price: 7, version: 'x' });
  const note = screen.getByRole('note', { name: 'Saved elsewhere meanwhile' });
  expect(note).toHaveTextContent(/Title –.*Price 7 tokens/);
  expect(note).not.toHaveTextContent('x');
});

it.each([[null], [{ version: 'x' }]])('is not there for %p', (theirs) => {
  show(theirs);
  expect(screen.queryByRole('note')).toBeNull();
});
