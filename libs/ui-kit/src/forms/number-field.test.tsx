import { screen } from '@testing-library/react';
import { renderWithUi } from '@barg/ui-kit/testing';
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
