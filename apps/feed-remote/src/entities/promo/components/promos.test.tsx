import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { UiProvider } from '@barg/ui-kit';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf } from '../../../testing/samples.ts';
import { Promos } from './promos.tsx';

const promo = { _id: 'p1', message: '', action: 'Have a look', link: '/explore', locale: 'en-US' };

function InTurn() {
  const [locale, setLocale] = useState('en-US');
  return (
    <UiProvider locale={locale} dir="ltr" themeName="light" siteName="Barg">
      <button onClick={() => setLocale('ar-EG')}>Arabic</button>
      <Promos />
    </UiProvider>
  );
}

test('are asked for anew when the language is switched', async () => {
  const titles = ['Spring', 'الربيع'];
  stubHttp({ 'GET /site-promo/search': () => listOf({ ...promo, title: titles.shift() }) });
  renderFeed(<InTurn />);
  expect(await screen.findByText('Spring')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  expect(await screen.findByText('الربيع')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Spring')).not.toBeInTheDocument());
});
