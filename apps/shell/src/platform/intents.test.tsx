import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntentDialogProps, IntentName, IntentRequests, VaultPick } from '@barg/contract';
import { Link } from '@barg/runtime/router';
import { useIntent } from '@barg/session';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const PICKED: VaultPick[] = [{ _id: 'item-1', type: 'photo', name: 'fig.jpg' }];
const registry = registryOf({
  commerce: { intents: [{ intent: 'commerce.top-up', expose: './top-up' }] },
  studio: { intents: [{ intent: 'vault.pick', expose: './vault' }] },
});

function Asker<N extends IntentName>({ intent, payload }: { intent: N; payload: IntentRequests[N] }) {
  const { ask, isAvailable } = useIntent(intent);
  const [answer, setAnswer] = useState<unknown>();
  return (
    <>
      <button onClick={() => void ask(payload).then(setAnswer)}>Ask</button>
      <Link to="/elsewhere">Leave</Link>
      <output>{answer === undefined ? (isAvailable ? 'available' : 'absent') : JSON.stringify(answer)}</output>
    </>
  );
}

const topUp = <Asker intent="commerce.top-up" payload={{ missing: 5 }} />;
const TopUp = ({ payload, onSettled }: IntentDialogProps<'commerce.top-up'>) => (
  <>
    <button onClick={() => onSettled('done')}>Pay {payload.missing}</button>
    <button onClick={() => onSettled(null)}>Close</button>
  </>
);
const open = (asker: React.ReactNode, Dialog: unknown) =>
  renderSite(asker, { registry, importExpose: async () => Dialog as React.ComponentType<object> });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('opens the dialog of the remote that answers, and gives its answer to the asker', async () => {
  await open(topUp, TopUp);
  await press('Ask');
  await press('Pay 5');
  expect(await screen.findByText('"done"')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay 5' })).toBeNull();
});

it('opens one dialog for whoever presses again while it loads, and gives both its answer', async () => {
  const loading = Promise.withResolvers<React.ComponentType<object>>();
  const answers = jest.fn();
  function Twice() {
    const { ask } = useIntent('commerce.top-up');
    return <button onClick={() => void ask({ missing: 5 }).then(answers)}>Ask</button>;
  }
  await renderSite(<Twice />, { registry, importExpose: () => loading.promise });
  await press('Ask');
  await press('Ask');
  const Dialog: unknown = TopUp;
  loading.resolve(Dialog as React.ComponentType<object>);
  await press('Pay 5');
  await waitFor(() => expect(answers.mock.calls).toEqual([['done'], ['done']]));
  expect(screen.queryByRole('button', { name: 'Pay 5' })).toBeNull();
  await press('Ask');
  expect(await screen.findByRole('button', { name: 'Pay 5' })).toBeVisible();
});

it('answers with what was chosen', async () => {
  const Vault = ({ onSettled }: IntentDialogProps<'vault.pick'>) => (
    <button onClick={() => onSettled(PICKED)}>Choose</button>
  );
  await open(<Asker intent="vault.pick" payload={{ most: 3 }} />, Vault);
  await press('Ask');
  await press('Choose');
  expect(await screen.findByText(JSON.stringify(PICKED))).toBeVisible();
});

describe('answers with nothing', () => {
  it('when the dialog is closed', async () => {
    await open(topUp, TopUp);
    await press('Ask');
    await press('Close');
    expect(await screen.findByText('null')).toBeVisible();
  });

  it('when the visitor goes to another page, and closes the dialog', async () => {
    await open(topUp, TopUp);
    await press('Ask');
    await screen.findByRole('button', { name: 'Pay 5' });
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByText('null')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay 5' })).toBeNull();
  });

  it('while no deployed remote answers', async () => {
    await open(<Asker intent="site.address" payload={{}} />, () => null);
    expect(screen.getByText('absent')).toBeVisible();
    await press('Ask');
    expect(await screen.findByText('null')).toBeVisible();
  });

  it('when the remote fails, which the visitor is told', async () => {
    await open(topUp, () => {
      throw new Error('boom');
    });
    await press('Ask');
    expect(await screen.findByText('null')).toBeVisible();
    expect(screen.getByText('This cannot be done right now, please try again later.')).toBeVisible();
  });

  it('when the dialog cannot be had, and tries anew next time', async () => {
    const importExpose = jest.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue(TopUp);
    await renderSite(topUp, { registry, importExpose });
    await press('Ask');
    expect(await screen.findByText('null')).toBeVisible();
    expect(screen.getByText('This cannot be done right now, please try again later.')).toBeVisible();
    await press('Ask');
    expect(await screen.findByRole('button', { name: 'Pay 5' })).toBeVisible();
  });
});

describe('understands builds from before intents had answers', () => {
  interface OldVaultProps {
    payload: { onPicked: (picked: readonly VaultPick[]) => void };
    onSettled: (outcome: 'done' | 'dismissed') => void;
  }

  /** As such a vault settles: what was chosen went to a callback. */
  function OldVault({ payload, onSettled: settle }: OldVaultProps) {
    const choose = () => {
      payload.onPicked(PICKED);
      settle('done');
    };
    return (
      <>
        <button onClick={choose}>Choose</button>
        <button onClick={() => settle('dismissed')}>Close</button>
      </>
    );
  }

  it('a vault that calls back', async () => {
    await open(<Asker intent="vault.pick" payload={{ most: 3 }} />, OldVault);
    await press('Ask');
    await press('Choose');
    expect(await screen.findByText(JSON.stringify(PICKED))).toBeVisible();
  });

  it('one that is dismissed', async () => {
    await open(<Asker intent="vault.pick" payload={{ most: 3 }} />, OldVault);
    await press('Ask');
    await press('Close');
    expect(await screen.findByText('null')).toBeVisible();
  });

  it('who waits to be called back', async () => {
    const onPicked = jest.fn();
    const payload = { most: 3, onPicked };
    const Vault = ({ onSettled }: IntentDialogProps<'vault.pick'>) => (
      <button onClick={() => onSettled(PICKED)}>Choose</button>
    );
    await open(<Asker intent="vault.pick" payload={payload} />, Vault);
    await press('Ask');
    await press('Choose');
    await screen.findByText(JSON.stringify(PICKED));
    expect(onPicked).toHaveBeenCalledWith(PICKED);
  });
});
