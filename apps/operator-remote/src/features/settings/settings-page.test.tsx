import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicSettings, SiteSettings } from '@barg/api-client/models';
import { MAX_FILE_BYTES } from '@barg/contract';
import { settingsSlice, store } from '@barg/session';
import { socketBus } from '@barg/session/realtime';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { readDraft } from '@barg/session/unsent-drafts';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { BOUNDS } from './settings-form-schema.ts';
import SettingsPage from './settings-page.tsx';

/** The settings of the specification: sections 3 (settings, ui values) and 9, with their defaults. */
const SPECIFIED = {
  requireEmailVerification: false,
  freeSubscriptionEnabled: true,
  freeSubscriptionDuration: 1,
  minimumSubscriptionPrice: 2.95,
  maximumSubscriptionPrice: 300,
  minimumWalletPrice: 2.95,
  maximumWalletPrice: 300,
  minimumTipPrice: 10,
  maximumTipPrice: 10_000,
  minimumPayoutAmount: 50,
  locale: 'fa-IR',
  gaCode: '',
  googleReCaptchaSiteKey: '',
  siteName: 'Barg',
  logo: '',
  favicon: '/favicon.ico',
} as const;
type Name = keyof typeof SPECIFIED;

const STORED: SiteSettings['settings'] = {
  ...SPECIFIED,
  menus: [{ title: 'About', path: '/page/about' }],
  maintenanceMode: false,
  currency: 'USD',
  tokenValue: 1,
  blockedCountries: [],
  hashPwClient: false,
  captchaOnLogin: 'adaptive',
  commissionPercent: 20,
  promotionalEarningsPercent: 100,
  referralPercent: 5,
  referralMonths: 12,
  referralCap: 0,
  subscriptionPriceNoticeDays: 30,
  payoutHoldDays: 7,
  refundRequestDays: 14,
  ticketMinimumPercent: 50,
  voiceMessageMinutes: 5,
  linkPreviews: true,
  noticeLetterWaitMinutes: 2,
  payoutFee: 0,
  payoutFourEyesAmount: 1000,
};

const ANOTHER: Partial<Record<Name, string>> = {
  locale: 'en-US',
  gaCode: 'G-ABC123',
  googleReCaptchaSiteKey: `6L${'a'.repeat(38)}`,
  logo: '/api/media/1/medium.webp',
  favicon: '/leaf.ico',
  siteName: 'Leaf',
};

const setUp = (answers: Partial<Parameters<typeof stubHttp>[0]> = {}) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/settings': () => ({ version: '1', settings: STORED }),
    'PUT /operator/settings': () => ({ version: '2', settings: STORED }),
    ...(answers as Parameters<typeof stubHttp>[0]),
  });
  renderOperator(<SettingsPage />);
  return { saved: () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body) };
};

const fieldOf = (name: Name | 'tokenValue') =>
  screen.findByLabelText<HTMLInputElement>(messages.settings[name], { selector: 'input, select' });
const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));

/** Gives a field another value than it has, and answers that value as the call is to carry it. */
const change = async (name: Name): Promise<unknown> => {
  const field = await fieldOf(name);
  const before = SPECIFIED[name];
  if (typeof before === 'boolean') {
    await userEvent.click(field);
    return !before;
  }
  const next = typeof before === 'number' ? String(before + 1) : (ANOTHER[name] ?? '');
  if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, next);
  else {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(next);
  }
  return typeof before === 'number' ? before + 1 : next;
};

describe('every setting of the specification', () => {
  it('stands in the console with its value', async () => {
    setUp();
    for (const [name, value] of Object.entries(SPECIFIED)) {
      const field = await fieldOf(name as Name);
      expect([name, typeof value === 'boolean' ? field.checked : field.value]).toEqual([
        name,
        typeof value === 'number' ? value.toLocaleString('en-US') : value,
      ]);
    }
    expect(screen.getByLabelText(messages.settings.menuPath)).toHaveValue('/page/about');
  });

  it('that the environment decides is told, and no field', async () => {
    setUp();
    const name = await screen.findByText(messages.settings.stripePublishableKey);
    expect(name.nextElementSibling).toHaveTextContent(messages.settings.notSet);
    const gateway = screen.getByText(messages.settings.paymentGateway).nextElementSibling;
    expect(gateway).toHaveTextContent(messages.settings.notSet);
    const take = (values: Partial<PublicSettings>) =>
      act(() => void store.dispatch(settingsSlice.actions.settingsLoaded(values)));
    take({ isTestMode: true });
    expect(gateway).toHaveTextContent(messages.settings.gateways.sandbox);
    take({ stripePublishableKey: 'pk_test_1' });
    expect(gateway).toHaveTextContent(messages.settings.gateways.stripeTest);
    expect(screen.getByText(/STRIPE_PUBLISHABLE_KEY/)).toBeVisible();
    expect(screen.queryByLabelText(messages.settings.stripePublishableKey)).not.toBeInTheDocument();
  });

  it.each(Object.keys(SPECIFIED) as Name[])('%s is changed alone', async (name) => {
    const { saved } = setUp();
    const value = await change(name);
    await save();
    await waitFor(() => expect(saved()).toEqual([{ version: '1', [name]: value }]));
  });
});

describe('bounds that cross', () => {
  it.each(BOUNDS)(
    '%s above %s are told at both, by their names and numbers, and forgotten once they are right',
    async (lower, upper) => {
      const { saved } = setUp();
      const [low, high] = [await fieldOf(lower as Name), await fieldOf(upper as Name)];
      const write = async (field: HTMLElement, text: string) => {
        await userEvent.clear(field);
        await userEvent.type(field, text);
      };
      await write(low, '900');
      await write(high, '800');
      await save();
      const named = [`${messages.settings[lower as Name]}” (900)`, `${messages.settings[upper as Name]}” (800)`];
      for (const field of [low, high]) {
        await waitFor(() => expect(field).toBeInvalid());
        for (const part of named) expect(field).toHaveAccessibleDescription(expect.stringContaining(part));
      }
      expect(saved()).toEqual([]);
      await write(low, '700');
      await waitFor(() => expect(high).toBeValid());
      expect(low).toBeValid();
      await save();
      await waitFor(() => expect(saved()).toHaveLength(1));
    },
  );
});

describe('when another operator has saved meanwhile', () => {
  const movedTo = (theirs: Partial<SiteSettings['settings']>) => {
    let isMoved = false;
    return {
      'GET /operator/settings': () =>
        isMoved ? { version: '7', settings: { ...STORED, ...theirs } } : { version: '1', settings: STORED },
      'PUT /operator/settings': ({ body }: { body: unknown }) => {
        const { version, ...changes } = body as { version: string };
        isMoved = true;
        if (version === '1') throw stubError(409, 'settings.changed_meanwhile', 'Changed meanwhile');
        return { version: '8', settings: { ...STORED, ...theirs, ...changes } };
      },
    };
  };
  const conflict = () => screen.findByRole('alert');

  it('keeps what was typed, shows both values, and saves mine when asked again', async () => {
    const { saved } = setUp(movedTo({ siteName: 'Theirs' }));
    await change('siteName');
    await save();
    expect(await conflict()).toHaveFocus();
    const both = within(await conflict()).getByRole('region', { name: messages.settings.siteName });
    expect(both).toHaveTextContent('Theirs');
    expect(both).toHaveTextContent('Leaf');
    expect(await fieldOf('siteName')).toHaveValue('Leaf');
    await save();
    await waitFor(() => expect(saved().at(-1)).toEqual({ version: '7', siteName: 'Leaf' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('tells of a second conflict as of the first', async () => {
    let version = 1;
    setUp({
      'GET /operator/settings': () => ({
        version: `${version}`,
        settings: { ...STORED, ...(version > 1 && { siteName: `Theirs ${version}` }) },
      }),
      'PUT /operator/settings': () => {
        version += 1;
        throw stubError(409, 'settings.changed_meanwhile', 'Changed meanwhile');
      },
    });
    await change('siteName');
    await save();
    expect(await conflict()).toHaveFocus();
    expect(await conflict()).toHaveTextContent('Theirs 2');
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Theirs 3'));
    expect(await conflict()).toHaveFocus();
  });

  it('keeps the focus on the link that is moved', async () => {
    const menus = ['About', 'Help', 'Press'].map((title) => ({ title, path: `/page/${title.toLowerCase()}` }));
    setUp({ 'GET /operator/settings': () => ({ version: '1', settings: { ...STORED, menus } }) });
    const titles = () =>
      screen.getAllByLabelText<HTMLInputElement>(messages.settings.menuTitle).map(({ value }) => value);
    const rowOf = (number: number) => within(screen.getByRole('group', { name: `Link ${number}` }));
    await screen.findAllByLabelText(messages.settings.menuTitle);
    await userEvent.click(rowOf(3).getByRole('button', { name: messages.settings.moveUp }));
    expect(titles()).toEqual(['About', 'Press', 'Help']);
    expect(rowOf(2).getByRole('button', { name: messages.settings.moveUp })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Press', 'About', 'Help']);
    expect(rowOf(1).getByRole('button', { name: messages.settings.moveDown })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(titles()).toEqual(['About', 'Help', 'Press']);
    expect(rowOf(3).getByRole('button', { name: messages.settings.moveUp })).toHaveFocus();
  });

  it('leads to the links of the menu when theirs are taken', async () => {
    setUp(movedTo({ menus: [] }));
    const [title] = await screen.findAllByLabelText(messages.settings.menuTitle);
    await userEvent.type(title as HTMLElement, ' us');
    await save();
    await userEvent.click(within(await conflict()).getByRole('button', { name: messages.settings.conflict.take }));
    expect(screen.queryByLabelText(messages.settings.menuTitle)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: messages.settings.menus })).toHaveFocus();
  });

  it('takes theirs on a press, and leaves the rest of what was typed', async () => {
    const { saved } = setUp(movedTo({ siteName: 'Theirs' }));
    await change('siteName');
    await change('minimumTipPrice');
    await save();
    await userEvent.click(within(await conflict()).getByRole('button', { name: messages.settings.conflict.take }));
    expect(await fieldOf('siteName')).toHaveValue('Theirs');
    expect(await fieldOf('siteName')).toHaveFocus();
    await save();
    await waitFor(() => expect(saved().at(-1)).toEqual({ version: '7', minimumTipPrice: 11 }));
  });

  it('keeps what is typed while it is being saved, as unsaved', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { saved } = setUp({
      'GET /operator/settings': () => ({ version: '1', settings: STORED }),
      'PUT /operator/settings': () => promise,
    });
    await change('siteName');
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    await userEvent.type(await fieldOf('siteName'), ' and twig');
    resolve({ version: '2', settings: { ...STORED, siteName: 'Leaf' } });
    expect(await screen.findByText(messages.saved)).toBeVisible();
    expect(readDraft('site-settings')).toEqual({ siteName: 'Leaf and twig' });
    await waitFor(save);
    await waitFor(() => expect(saved().at(-1)).toEqual({ version: '2', siteName: 'Leaf and twig' }));
  });

  it('shows at once what was saved where nothing is typed, and keeps what is', async () => {
    let stored: SiteSettings = { version: '1', settings: STORED };
    const { saved } = setUp({ 'GET /operator/settings': () => stored });
    await change('minimumTipPrice');
    const name = await fieldOf('siteName');
    stored = { version: '7', settings: { ...STORED, siteName: 'Theirs', minimumTipPrice: 12, tokenValue: 2 } };
    const changed = { id: '1', name: 'settings.changed' as const, at: '', data: { keys: ['siteName'] } };
    await act(async () => void (await import('@barg/session/realtime')));
    act(() => socketBus.events$.next(changed));
    await waitFor(() => expect(name).toHaveValue('Theirs'));
    expect(await fieldOf('tokenValue')).toHaveValue('2');
    expect(await fieldOf('minimumTipPrice')).toHaveValue('11');
    expect(readDraft('site-settings')).toEqual({ minimumTipPrice: 11 });
    // Both have changed this one: the older version makes the server say so.
    await save();
    await waitFor(() => expect(saved()).toEqual([{ version: '1', minimumTipPrice: 11 }]));
  });

  it('goes on by itself when the two changed different settings', async () => {
    const { saved } = setUp(movedTo({ tokenValue: 2 }));
    await change('siteName');
    await save();
    await waitFor(() => expect(saved().at(-1)).toEqual({ version: '7', siteName: 'Leaf' }));
    expect(await fieldOf('tokenValue')).toHaveValue('2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an uploaded logo', () => {
  const choose = async (bytes = 5): Promise<void> => {
    const label = messages.settings.uploadFor.replace('{{name}}', messages.settings.logo);
    await fieldOf('logo');
    const picture = new File(['bytes'], 'logo.png', { type: 'image/png' });
    Object.defineProperty(picture, 'size', { value: bytes });
    await userEvent.upload(screen.getByLabelText(label), picture);
  };
  const stored = { 'POST /operator/site-pictures': () => ({ _id: 'pic-1' }) };

  it('has an address once it can be shown, and not before', async () => {
    const states = ['processing', 'ready'];
    const seen: string[] = [];
    setUp({
      ...stored,
      'GET /files/pic-1/status': () => {
        const [field] = screen.getAllByLabelText<HTMLInputElement>(messages.settings.logo, { selector: 'input' });
        seen.push(field?.value ?? '');
        return { _id: 'pic-1', status: states.shift() ?? 'ready' };
      },
    });
    await choose();
    await waitFor(async () => expect(await fieldOf('logo')).toHaveValue('/api/media/pic-1/medium.webp'), {
      timeout: 8000,
    });
    expect(seen).toEqual(['', '']);
  });

  it('that cannot be read changes nothing and says so', async () => {
    setUp({ ...stored, 'GET /files/pic-1/status': () => ({ _id: 'pic-1', status: 'failed' }) });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.settings.unreadable);
    expect(await fieldOf('logo')).toHaveValue('');
  });

  it('that is too large is refused before it is sent', async () => {
    const send = jest.fn(() => ({ _id: 'pic-1' }));
    setUp({ 'POST /operator/site-pictures': send });
    await choose(MAX_FILE_BYTES.picture + 1);
    expect(await screen.findByRole('alert')).toHaveTextContent('logo.png is too large: at most 25 MB.');
    expect(send).not.toHaveBeenCalled();
  });

  it('says why it was refused, and is sent again when it is chosen again', async () => {
    let isFull = true;
    setUp({
      'POST /operator/site-pictures': () => {
        if (isFull) throw stubError(413, 'files.storage_full', 'There is no room left.');
        return { _id: 'pic-1' };
      },
      'GET /files/pic-1/status': () => ({ _id: 'pic-1', status: 'ready' }),
    });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no room left.');
    isFull = false;
    await choose();
    await waitFor(async () => expect(await fieldOf('logo')).toHaveValue('/api/media/pic-1/medium.webp'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for the connection and goes on with it', async () => {
    let isUp = false;
    setUp({
      'POST /operator/site-pictures': () => (isUp ? { _id: 'pic-1' } : new Promise(() => {})),
      'GET /files/pic-1/status': () => ({ _id: 'pic-1', status: 'ready' }),
    });
    await choose();
    await screen.findByRole('progressbar', { name: messages.settings.sending });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('progressbar', { name: messages.settings.waiting })).toBeInTheDocument();
    isUp = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await fieldOf('logo')).toHaveValue('/api/media/pic-1/medium.webp'));
  });
});
