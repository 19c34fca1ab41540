import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import AddressDialog from '../features/addresses/address-dialog.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { messages, renderAccount } from '../testing/render-account.tsx';

jest.setTimeout(30_000);

const nothing = () => ({ data: [], total: 0 });
const lists = { 'GET /countries/list': nothing, 'GET /languages': nothing, 'GET /phone-codes/list': nothing };

const open = (element: ReactElement) => {
  resetSession();
  resetSession(testUser());
  return renderAccount(element);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubHttp(lists);
});

const forms = {
  profile: { element: <ProfileForm user={testUser()} />, label: messages.profile.name },
  address: { element: <AddressDialog address={null} onClose={jest.fn()} />, label: messages.addresses.street },
};

it.each(Object.keys(forms) as Array<keyof typeof forms>)(
  '%s: what was typed stands there after a reload',
  async (name) => {
    const { element, label } = forms[name];
    const page = open(element);
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, 'Half a sent');
    page.unmount();
    open(element);
    expect(await screen.findByLabelText(label)).toHaveValue('Half a sent');
  },
);

it('has a whole address again after its writer’s session ended', async () => {
  const fields = { street: '12 Sea Road', city: 'Rasht', postalCode: '41936', note: 'The blue door' } as const;
  const names = Object.keys(fields) as Array<keyof typeof fields>;
  const page = open(<AddressDialog address={null} onClose={jest.fn()} />);
  for (const name of names) {
    await userEvent.click(await screen.findByLabelText(messages.addresses[name]));
    await userEvent.paste(fields[name]);
  }
  act(() => resetSession());
  page.unmount();
  open(<AddressDialog address={null} onClose={jest.fn()} />);
  for (const name of names) expect(await screen.findByLabelText(messages.addresses[name])).toHaveValue(fields[name]);
});

it('keeps no telephone of an address', async () => {
  open(<AddressDialog address={null} onClose={jest.fn()} />);
  await userEvent.type(await screen.findByLabelText(messages.addresses.phone), '9121234567');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/9121234567/);
});
