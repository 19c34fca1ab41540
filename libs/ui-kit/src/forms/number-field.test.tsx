import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '@barg/ui-kit/testing';
import { useState } from 'react';
import { NumberField } from './number-field.tsx';

const bounds = { least: 1, most: null };
const descriptionOf = (help: string, least: typeof bounds | null = bounds) => {
  renderWithUi(<NumberField label="Uses" help={help} value={null} bounds={least} onChange={() => undefined} />, {
    locale: 'en-US',
  });
  return screen.getByLabelText('Uses');
};

it.each([
  ['Without a limit when empty', 'Without a limit when empty. At least 1.'],
  ['Without a limit when empty.', 'Without a limit when empty. At least 1.'],
  ['What does “empty” mean?', 'What does “empty” mean? At least 1.'],
  ['It is called “empty.”', 'It is called “empty.” At least 1.'],
])('tells the bounds after the help, as a sentence of their own: %s', (help, told) => {
  expect(descriptionOf(help)).toHaveAccessibleDescription(told);
});

it('leaves the help as it is where no bounds follow', () => {
  expect(descriptionOf('Without a limit when empty', null)).toHaveAccessibleDescription('Without a limit when empty');
});

it.each([
  ['the bound', bounds, 'At least 1.', -5],
  ['nought where there is no bound, and takes no such number', null, 'At least 0.', Infinity],
])('answers a number below nought with %s', async (_what, given, told, value) => {
  const typed = jest.fn<undefined, [number]>();
  const Held = () => {
    const [held, setHeld] = useState<number | null>(null);
    const handleChange = (next: number): void => {
      typed(next);
      setHeld(next);
    };
    return <NumberField label="Uses" value={held} bounds={given} onChange={handleChange} />;
  };
  renderWithUi(<Held />, { locale: 'en-US' });
  const field = screen.getByLabelText('Uses');
  await userEvent.type(field, '-5');
  await userEvent.tab();
  expect(typed).toHaveBeenLastCalledWith(value);
  expect(field).toHaveValue('-5');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(told);
});
