import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { resetSession, stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { keepDraft } from '@barg/session/unsent-drafts';
import { Form, useZodForm } from '@barg/ui-kit/forms';
import { messages, renderAccount } from '../testing/render-account.tsx';
import AddressDialog from '../features/addresses/address-dialog.tsx';
import AddressesSection from '../features/addresses/addresses-section.tsx';
import DeleteAccountDialog from '../features/data/delete-account-dialog.tsx';
import { UsernameField } from '../features/profile/username-field.tsx';
import { sectionsFor } from '../routes/account/sections.ts';

const renderPart = (part: ReactElement) => renderAccount(part);

beforeEach(() => {
  localStorage.clear();
  resetSession(testUser());
});

const address = {
  _id: 'a1',
  name: 'Nilou',
  country: 'IR',
  state: 'Yazd',
  city: 'Yazd',
  street: 'Amir Chakhmaq 4',
  postalCode: '',
  phone: '',
  note: '',
  isDefault: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('shows addresses to fans alone', () => {
  expect(sectionsFor(testUser()).map(({ id }) => id)).toContain('addresses');
  expect(sectionsFor(testPerformer()).map(({ id }) => id)).not.toContain('addresses');
});

describe('addresses', () => {
  it('are invited when there are none, and asked for again when they did not come', async () => {
    let isBroken = true;
    stubHttp({
      'GET /addresses/search': () => {
        if (isBroken) throw stubError(500, 'server.unexpected', 'Broken');
        return { data: [], total: 0 };
      },
    });
    renderPart(<AddressesSection />);
    expect(await screen.findByText('Broken')).toBeVisible();
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No addresses yet')).toBeVisible();
  });

  it('names a city once, and makes another the default', async () => {
    let isDefault = false;
    const calls = stubHttp({
      'GET /addresses/search': () => ({ data: [{ ...address, isDefault }], total: 1 }),
      'PUT /addresses/:id': () => {
        isDefault = true;
        return { ...address, isDefault };
      },
    });
    renderPart(<AddressesSection />);
    expect(await screen.findByText('Amir Chakhmaq 4')).toBeVisible();
    expect(screen.getAllByText('Yazd')).toHaveLength(1);
    expect(screen.getByText('Iran')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Default')).toBeVisible();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ isDefault: true });
  });
});

describe('an address that is changed', () => {
  const open = (answers: Parameters<typeof stubHttp>[0] = {}) => {
    const nothing = () => ({ data: [], total: 0 });
    const calls = stubHttp({
      ...{ 'GET /countries/list': nothing, 'GET /phone-codes/list': nothing, 'GET /states/:country': () => [] },
      ...{ 'GET /cities/:country/:state': () => [], 'PUT /addresses/:id': () => address },
      ...answers,
    });
    renderPart(<AddressDialog address={address} onClose={jest.fn()} />);
    return () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  };
  const change = async (label: string, more: string) => {
    await userEvent.type(await screen.findByLabelText(label), more);
    await userEvent.click(screen.getByRole('button', { name: messages.save }));
  };

  it('sends what was changed alone', async () => {
    const sent = open();
    await change(messages.addresses.note, 'Ring twice');
    await waitFor(() => expect(sent()).toEqual([{ note: 'Ring twice', basedOn: { note: '' } }]));
  });

  it('has the place of a draft again whole, whatever another window has made of it', async () => {
    const { unmount } = renderPart(<AddressDialog address={address} onClose={jest.fn()} />);
    await userEvent.type(await screen.findByLabelText(messages.addresses.street), '0');
    unmount();
    renderPart(<AddressDialog address={{ ...address, city: 'Taft', postalCode: '1' }} onClose={jest.fn()} />);
    expect(await screen.findByLabelText(messages.addresses.street)).toHaveValue('Amir Chakhmaq 40');
    expect(screen.getByLabelText(messages.addresses.postalCode)).toHaveValue('');
  });

  it('sends a place whole, so that it is never of two windows', async () => {
    const sent = open();
    await change(messages.addresses.street, '0');
    const { country, state, city, postalCode } = address;
    const place = { country, state, city, postalCode };
    const basedOn = { ...place, street: 'Amir Chakhmaq 4' };
    await waitFor(() => expect(sent()).toEqual([{ ...place, street: 'Amir Chakhmaq 40', basedOn }]));
  });
});

describe('an address that is added', () => {
  it('has the same key until an answer comes', async () => {
    let isLost = true;
    const nothing = () => ({ data: [], total: 0 });
    const calls = stubHttp({
      ...{ 'GET /countries/list': nothing, 'GET /phone-codes/list': nothing, 'GET /states/:country': () => [] },
      ...{ 'GET /cities/:country/:state': () => [], 'GET /addresses/search': nothing },
      'POST /addresses/create': () => {
        if (isLost) throw stubError(503, 'server.unavailable', 'Not now.');
        return address;
      },
    });
    keepDraft('address:new', { name: 'Nilou', country: 'IR', state: 'Yazd', city: 'Yazd', street: 'Amir 4' });
    const onClose = jest.fn();
    renderPart(<AddressDialog address={null} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: messages.save }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const keys = calls.flatMap(({ name, headers }) => (name.startsWith('POST') ? [headers['Idempotency-Key']] : []));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('a username that is typed', () => {
  function Field() {
    const form = useZodForm(z.object({ username: z.string() }), { defaultValues: { username: 'nilou' } });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <UsernameField current="nilou" />
      </Form>
    );
  }

  it('is said to be taken or free once the typing pauses', async () => {
    const calls = stubHttp({
      'GET /users/usernames/:name': ({ url }) =>
        url.endsWith('sara') ? { isAvailable: false, reason: 'taken' } : { isAvailable: true, reason: null },
    });
    renderPart(<Field />);
    const field = screen.getByLabelText('Username');
    await userEvent.clear(field);
    await userEvent.type(field, 'sara');
    expect(await screen.findByText('This username is taken.')).toBeVisible();
    await userEvent.type(field, 'h');
    expect(await screen.findByText('This username is free.')).toBeVisible();
    expect(calls.map(({ url }) => url)).toEqual(['/users/usernames/sara', '/users/usernames/sarah']);
  });
});

describe('deleting the account', () => {
  const terms = { balance: 12.5, earnings: 0, subscriptionCount: 1, subscriberCount: 0, needsPassword: true };

  const fill = async (label: string, words: string): Promise<void> => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(words);
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const openDialog = async () => {
    const calls = stubHttp({
      'GET /users/me/deletion': () => terms,
      'POST /users/me/delete': () => {
        throw stubError(422, 'auth.incorrect_credentials', 'Incorrect credentials!');
      },
    });
    renderPart(<DeleteAccountDialog user={testUser()} onClose={() => undefined} />);
    expect(await screen.findByText('You give up 12.50 tokens.')).toBeVisible();
    return calls;
  };

  it('sends nothing before the username is typed and the tokens are given up', async () => {
    const calls = await openDialog();
    await fill('Type nilou to confirm', 'nobody');
    await submit();
    expect(await screen.findByText('This is not the same.')).toBeVisible();
    expect(screen.getByText('Agree to this to go on.')).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(['GET /users/me/deletion']);
  });

  it('says what is undone with a performer’s account, with counts and tokens', async () => {
    const undone = [
      { what: 'sold-orders', count: 2, tokens: 56 },
      { what: 'planned-streams', count: 1, tokens: 0 },
    ];
    stubHttp({ 'GET /users/me/deletion': () => ({ ...terms, undone, subscriberCount: 3, unusedTime: 12.34 }) });
    renderPart(<DeleteAccountDialog user={testUser()} onClose={() => undefined} />);
    expect(await screen.findByText(/not sent yet are paid back to their buyers: 2 \(56 tokens\)/)).toBeVisible();
    expect(screen.getByText('Live streams that you have announced are called off: 1')).toBeVisible();
    expect(screen.getByText(/not had yet is paid back to them: 12\.34 tokens/)).toBeVisible();
  });

  it('says what there is by now where that is another sum, and asks again whether it is given up', async () => {
    let balance = 12.5;
    const calls = stubHttp({
      'GET /users/me/deletion': () => ({ ...terms, balance }),
      'POST /users/me/delete': () => {
        balance = 20;
        throw stubError(409, 'account.balance_not_forfeited', 'There is more.');
      },
    });
    renderPart(<DeleteAccountDialog user={testUser()} onClose={() => undefined} />);
    await screen.findByText('You give up 12.50 tokens.');
    await fill('Type nilou to confirm', 'nilou');
    await fill('Password', 'right-one');
    await userEvent.click(screen.getByLabelText('I give up these tokens'));
    await submit();
    expect(await screen.findByText('There is more.')).toBeVisible();
    expect(await screen.findByText('You give up 20 tokens.')).toBeVisible();
    expect(screen.getByLabelText('Type nilou to confirm')).toHaveValue('nilou');
    expect(screen.getByLabelText('I give up these tokens')).not.toBeChecked();
    await userEvent.click(screen.getByLabelText('I give up these tokens'));
    await submit();
    const sent = () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ forfeited: 20 });
  });

  it('gives up exactly what was shown, and says what the server refused', async () => {
    const calls = await openDialog();
    await fill('Type nilou to confirm', 'Nilou');
    await fill('Password', 'wrong-one');
    await userEvent.click(screen.getByLabelText('I give up these tokens'));
    await submit();
    expect(await screen.findByText('Incorrect credentials!')).toBeVisible();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ password: 'wrong-one', forfeited: 12.5 }));
  });
});
