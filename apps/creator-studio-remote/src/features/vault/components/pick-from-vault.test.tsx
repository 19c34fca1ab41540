import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { vaultItem } from '../../../testing/samples.ts';
import { PickFromVault } from './pick-from-vault.tsx';

const items = [vaultItem(), vaultItem({ _id: 'item-2', name: 'fig.jpg' })];
const onSettled = jest.fn();

beforeEach(() => {
  onSettled.mockClear();
  resetSession(testPerformer());
  stubHttp({ 'GET /performer/vault': () => ({ data: items, total: items.length }) });
  renderStudio(<PickFromVault payload={{ most: 5, onPicked: () => undefined }} onSettled={onSettled} />);
});

test('answers with what was chosen, once', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'fig.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onSettled).toHaveBeenCalledWith([{ _id: 'item-2', type: 'photo', name: 'fig.jpg' }]);
});

test('answers with nothing when it is cancelled', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'fig.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(onSettled).toHaveBeenCalledWith(null);
});
