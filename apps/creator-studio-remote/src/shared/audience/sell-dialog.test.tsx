import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../testing/render-studio.tsx';
import { SellDialog } from './sell-dialog.tsx';

it('takes what the site’s settings let a work cost, and says so before', async () => {
  resetSession(testPerformer());
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ maximumWalletPrice: 8 }));
  const onSell = jest.fn();
  renderStudio(<SellDialog onSell={onSell} onClose={jest.fn()} />);
  const price = await screen.findByLabelText('Price');
  expect(price).toHaveAccessibleDescription(/At most .?8 tokens/);
  expect(screen.queryByRole('button', { name: '10' })).not.toBeInTheDocument();
  await userEvent.type(price, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Change audience' }));
  expect(price).toBeInvalid();
  await userEvent.clear(price);
  await userEvent.type(price, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Change audience' }));
  expect(onSell).toHaveBeenCalledWith(8);
});
