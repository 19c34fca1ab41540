import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { lazyPage } from './lazy-page.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('lazyPage', () => {
  it('says when its code did not come, and asks for it again on retry', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue({ default: () => <h1>Log in</h1> });
    const Page = lazyPage(load);
    await renderSite(<Page />, { registry: registryOf({}), importExpose: jest.fn() });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not open');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
