import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { CountryPicker } from './index.ts';

const countries = [
  { code_2: 'IR', code_3: 'IRN', name: 'Iran', nativeName: 'ایران' },
  { code_2: 'DE', code_3: 'DEU', name: 'Germany', nativeName: 'Deutschland' },
];

test('native names stand at one edge, whatever their script reads like', async () => {
  renderWithUi(<CountryPicker label="Country" countries={countries} value={null} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: /Country/ }));
  for (const { nativeName } of countries) {
    const name = within(await screen.findByRole('listbox')).getByText(nativeName);
    expect(name.tagName).toBe('BDI');
    expect(name.parentElement).toHaveStyle({ textAlign: 'end' });
    expect(name.closest('[dir]')).not.toHaveAttribute('dir', 'auto');
  }
});
