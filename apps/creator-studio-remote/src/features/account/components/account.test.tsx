import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, TestSession, testPerformer } from '@barg/session/testing';
import type { OwnPerformer } from '@barg/api-client/models';
import { api, settingsSlice, storeHere } from '@barg/session';
import { keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { fakeBucket } from '../../../testing/fake-bucket.ts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ownPerformer, photo } from '../../../testing/samples.ts';
import { Account } from './account.tsx';
import { VerificationBanner } from './verification-banner.tsx';

type Link = OwnPerformer['links'][number];

const lists = {
  'GET /countries/list': () => ({ data: [], total: 0 }),
  'GET /languages/list': () => ({ data: [], total: 0 }),
  'GET /user-additional': () => ({
    crafts: [{ value: 'painting', label: 'Painting' }],
    linkKinds: [],
    documentKinds: [],
  }),
};

beforeEach(() => {
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('the account of a performer', () => {
  it('sends a price within the bounds, and no year that is not offered', async () => {
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer(),
      'PUT /performers/:id': () => ownPerformer(),
    });
    renderStudio(<Account sectionId="subscription" />);
    const monthly = await screen.findByLabelText('Price of a month');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '301');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(monthly).toBeInvalid());
    expect(monthly).toHaveAccessibleDescription('Zero is free; otherwise from 2.95 to 300 tokens.');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '12.5');
    await userEvent.click(screen.getByRole('switch', { name: /yearly/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const sent = calls.find(({ name }) => name === 'PUT /performers/:id');
    expect(sent?.body).toEqual({
      ...{ monthlyPrice: 12.5, yearlyPrice: null },
      basedOn: { monthlyPrice: 6, yearlyPrice: 60 },
    });
  });

  it('proposes ten months for a year, follows the month, and leaves a year alone that was typed', async () => {
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ monthlyPrice: 6.45, yearlyPrice: null }),
      'PUT /performers/:id': () => ownPerformer(),
    });
    renderStudio(<Account sectionId="subscription" />);
    await userEvent.click(await screen.findByRole('switch', { name: /yearly/ }));
    const [monthly, yearly] = [
      screen.getByLabelText('Price of a month'),
      await screen.findByLabelText('Price of a year'),
    ];
    const write = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    expect(yearly).toHaveValue('64.50');
    await write(monthly, '12.35');
    expect(yearly).toHaveValue('123.50');
    await write(yearly, '130');
    await write(monthly, '11');
    expect(yearly).toHaveValue('130');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'PUT /performers/:id')?.body).toMatchObject({
        monthlyPrice: 11,
        yearlyPrice: 130,
      }),
    );
  });

  it('keeps no price that was only proposed, and takes none from a draft for one that was saved elsewhere', async () => {
    let quarterlyPrice: number | null = null;
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ quarterlyPrice, yearlyPrice: null }),
      'PUT /performers/:id': () => ownPerformer(),
    });
    const { unmount } = renderStudio(<Account sectionId="subscription" />);
    const monthly = await screen.findByLabelText('Price of a month');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '10');
    expect(readDraft('performer-profile:subscription')).toMatchObject({ monthlyPrice: 10 });
    expect(readDraft('performer-profile:subscription')).not.toHaveProperty('yearlyPrice');
    unmount();
    // As an older page has kept it.
    keepDraft('performer-profile:subscription', { monthlyPrice: 10, quarterlyPrice: 28.5 });
    quarterlyPrice = 25;
    storeHere().dispatch(api.util.resetApiState());
    renderStudio(<Account sectionId="subscription" />);
    expect(await screen.findByLabelText('Price of three months')).toHaveValue('25');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PUT /performers/:id')?.body).toEqual({
      monthlyPrice: 10,
      basedOn: { monthlyPrice: 6 },
    });
  });

  it('proposes nothing for several months while a month costs nothing, and says what the site allows', async () => {
    stubHttp({ 'GET /performers/me/profile': () => ownPerformer({ monthlyPrice: 0, yearlyPrice: null }) });
    renderStudio(<Account sectionId="subscription" />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Offer three months' }));
    const quarterly = screen.getByLabelText('Price of three months');
    expect(quarterly).toHaveValue('');
    await userEvent.type(quarterly, '901');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(quarterly).toBeInvalid());
    expect(quarterly).toHaveAccessibleDescription('From 2.95 to 900 tokens.');
  });

  it('asks about a year that costs more than twelve months, and saves none for nothing', async () => {
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ monthlyPrice: 6, yearlyPrice: 60 }),
      'PUT /performers/:id': () => ownPerformer(),
    });
    const sent = () => calls.filter(({ name }) => name === 'PUT /performers/:id').map(({ body }) => body);
    renderStudio(<Account sectionId="subscription" />);
    const yearly = await screen.findByLabelText('Price of a year');
    const saveYear = async (price: string) => {
      await userEvent.clear(yearly);
      await userEvent.type(yearly, price);
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    };
    await saveYear('0');
    expect(await screen.findByText('A year cannot be free while a month has a price.')).toBeInTheDocument();
    await saveYear('100');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'The one-year plan would cost 100 tokens, but as much time by the one-month plan 72 tokens.',
    );
    expect(sent()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'That is right, save it' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(sent()).toEqual([{ yearlyPrice: 100, isDearYearMeant: true, basedOn: { yearlyPrice: 60 } }]);
  });

  it('proposes less for several months, and asks about each price that a shorter plan beats', async () => {
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ monthlyPrice: 6, yearlyPrice: null }),
      'PUT /performers/:id': () => ownPerformer(),
    });
    renderStudio(<Account sectionId="subscription" />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Offer three months' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Offer six months' }));
    expect(screen.getByLabelText('Price of three months')).toHaveValue('17.10');
    const half = screen.getByLabelText('Price of six months');
    expect(half).toHaveValue('32.40');
    await userEvent.clear(half);
    await userEvent.type(half, '35');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const question = await screen.findByRole('alertdialog', { name: 'Longer, and dearer?' });
    expect(question).toHaveTextContent(
      'The six-month plan would cost 35 tokens, but as much time by the three-month plan 34.20 tokens.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'That is right, save it' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'PUT /performers/:id')?.body).toEqual({
        ...{ quarterlyPrice: 17.1, halfYearlyPrice: 35, isDearPlanMeant: true },
        basedOn: { quarterlyPrice: null, halfYearlyPrice: null },
      }),
    );
  });

  it('sends of a section what was changed in it alone, and nothing where nothing was', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = stubHttp({
      ...lists,
      'GET /performers/me/profile': () => ownPerformer(),
      'PUT /performers/:id': async () => {
        await promise;
        return ownPerformer();
      },
    });
    const sent = () => calls.filter(({ name }) => name === 'PUT /performers/:id').map(({ body }) => body);
    const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    renderStudio(<Account sectionId="profile" />);
    await save();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    const bio = screen.getByRole('textbox', { name: 'About me' });
    await userEvent.type(bio, 'Ink');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ bio: 'Ink', basedOn: { bio: '' } }]));
    // Typed while it is being saved: that is neither lost nor counted as saved.
    await userEvent.type(bio, ' and paper');
    resolve(undefined);
    await waitFor(() => expect(readDraft('performer-profile:profile')).toMatchObject({ bio: 'Ink and paper' }));
    expect(bio).toHaveValue('Ink and paper');
    await save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { bio: 'Ink', basedOn: { bio: '' } },
        { bio: 'Ink and paper', basedOn: { bio: 'Ink' } },
      ]),
    );
  });

  it('blocks and unblocks the countries that were chosen, and leaves those of another window', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    let blocked = ['DE', 'FR'];
    const countries = ['DE', 'FR', 'IT'].map((code_2) => ({ code_2, name: code_2 }));
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer(),
      'GET /countries/list': () => ({ data: countries, total: 3 }),
      'GET /block/countries': () => ({ countries: blocked }),
      'POST /block/countries': () => promise,
    });
    const remove = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    renderStudio(<Account sectionId="blocked" />);
    await remove('Remove Germany');
    blocked = ['DE', 'FR', 'IT'];
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => calls.filter(({ name }) => name === 'POST /block/countries').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ countries: ['FR', 'IT'], basedOn: { countries: blocked } }]));
    // Chosen while it is being saved: that waits for the next save.
    await remove('Remove France');
    blocked = ['FR', 'IT'];
    resolve({ countries: blocked });
    await screen.findByText('The list of countries is saved');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Remove France' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent().at(1)).toEqual({ countries: ['IT'], basedOn: { countries: blocked } }));
  });

  it('puts countries together anew with those that another window blocks in the same moment', async () => {
    let blocked = ['DE'];
    const others = [['DE', 'FR']];
    const countries = ['DE', 'FR'].map((code_2) => ({ code_2, name: code_2 }));
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer(),
      'GET /countries/list': () => ({ data: countries, total: 2 }),
      'GET /block/countries': () => ({ countries: blocked }),
      'POST /block/countries': ({ body }) => {
        const { countries: asked, basedOn } = body as { countries: string[]; basedOn: { countries: string[] } };
        blocked = others.shift() ?? blocked;
        if (basedOn.countries.join() !== blocked.join()) throw stubError(409, 'content.changed_meanwhile', 'Changed.');
        blocked = asked;
        return { countries: asked };
      },
    });
    renderStudio(<Account sectionId="blocked" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Germany' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The list of countries is saved');
    expect(blocked).toEqual(['FR']);
    expect(calls.filter(({ name }) => name === 'POST /block/countries')).toHaveLength(2);
  });

  it('refuses a link that does not lead to a web page', async () => {
    const calls = stubHttp({ 'GET /performers/me/profile': () => ownPerformer() });
    renderStudio(<Account sectionId="links" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a link' }));
    await userEvent.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/full web address/)).toBeInTheDocument();
    expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  it('adds the links of a draft to those that another window has saved since', async () => {
    const [site, shop, blog] = ['site', 'shop', 'blog'].map((name) => ({
      kind: 'website' as const,
      url: `https://${name}.example`,
    })) as [Link, Link, Link];
    keepDraft('performer-profile:links', { links: [site, blog], '@began': { links: [site] } });
    const calls = stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ links: [site, shop] }),
      'PUT /performers/:id': ({ body }) => ({ ...ownPerformer(), ...(body as object) }),
    });
    renderStudio(<Account sectionId="links" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PUT /performers/:id')?.body).toEqual({
      links: [site, shop, blog],
      basedOn: { links: [site, shop] },
    });
    expect(await screen.findByDisplayValue(blog.url)).toBeInTheDocument();
    expect(screen.getByDisplayValue(shop.url)).toBeInTheDocument();
  });

  it('numbers links in the digits of the language', async () => {
    const links = [{ kind: 'website' as const, url: 'https://example.org' }];
    stubHttp({ 'GET /performers/me/profile': () => ownPerformer({ links }) });
    renderStudio(<Account sectionId="links" />, { locale: 'fa-IR' });
    expect(await screen.findByRole('group', { name: 'پیوند ۱' })).toBeInTheDocument();
  });

  it('saves another e-mail once the owner was asked again', async () => {
    let isConfirmed = false;
    const calls = stubHttp({
      ...lists,
      'GET /performers/me/profile': () => ownPerformer(),
      'PUT /performers/:id': () => {
        if (!isConfirmed) throw stubError(403, 'account.confirmation_required', 'Enter your password again.');
        return ownPerformer();
      },
    });
    const askIntent = jest.fn(async () => {
      isConfirmed = true;
      return 'done' as never;
    });
    renderStudio(
      <TestSession platform={{ askIntent, isIntentAvailable: () => true }}>
        <Account sectionId="profile" />
      </TestSession>,
    );
    const email = await screen.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.click(email);
    await userEvent.paste('moved@barg.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(askIntent).toHaveBeenCalledWith('site.confirm', {});
    expect(calls.filter(({ name }) => name === 'PUT /performers/:id')).toHaveLength(2);
  });

  it('keeps the date of birth of a verified performer', async () => {
    stubHttp({ ...lists, 'GET /performers/me/profile': () => ownPerformer() });
    renderStudio(<Account sectionId="profile" />);
    expect(await screen.findByText(/checked with your documents/)).toBeInTheDocument();
  });

  it('tells why she was refused and which document failed to be sent', async () => {
    stubHttp({
      'GET /performers/me/profile': () =>
        ownPerformer({ verification: { status: 'refused', reason: 'Too dark.', given: [], missing: ['selfie'] } }),
      'POST /performers/documents/upload': () => {
        throw stubError(415, 'request.unsupported_type', 'This is no picture.');
      },
    });
    renderStudio(<Account sectionId="verification" />);
    expect(await screen.findByText('Too dark.')).toBeInTheDocument();
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Choose a picture: You with the document'), file);
    expect(await screen.findByText('This is no picture.')).toBeInTheDocument();
    // What the browser says of a file that holds no picture.
    fireEvent.error(screen.getByRole('img', { name: /You with the document/ }));
    expect(screen.queryByRole('img', { name: /You with the document/ })).not.toBeInTheDocument();
    expect(screen.getByText('This is no picture.')).toBeInTheDocument();
  });

  it('sends a document again where no answer came, and stops it when asked', async () => {
    let attempts = 0;
    stubHttp({
      'GET /performers/me/profile': () =>
        ownPerformer({ verification: { status: 'none', reason: '', given: [], missing: ['selfie'] } }),
      'POST /performers/documents/upload': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(503, 'server.unexpected', '');
        return new Promise(() => {});
      },
    });
    renderStudio(<Account sectionId="verification" />);
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Choose a picture: You with the document'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection broke. Send it again.');
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sending' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(attempts).toBe(2);
  });

  it('sends a document straight to the bucket where the site has one', async () => {
    storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'bucket' }));
    const bucket = fakeBucket();
    const calls = stubHttp({
      'GET /performers/me/profile': () =>
        ownPerformer({ verification: { status: 'none', reason: '', given: [], missing: ['selfie'] } }),
      'POST /performers/documents/upload-url': () => ({
        uploadUrl: 'https://bucket.example/barg',
        fields: { key: 'arrivals/file-1' },
        method: 'POST',
        fileId: 'file-1',
      }),
      'PUT /files/:id/metadata': () => photo({ type: 'document', thumbnails: null }),
    });
    renderStudio(<Account sectionId="verification" />);
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Choose a picture: You with the document'), file);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('PUT /files/:id/metadata'));
    expect(bucket.requests).toHaveLength(1);
    expect(calls.find(({ name }) => name.endsWith('/upload-url'))?.body).toEqual({
      kind: 'selfie',
      size: 1,
      contentType: 'image/jpeg',
    });
    storeHere().dispatch(settingsSlice.actions.settingsLoaded({ fileStore: 'site' }));
  });

  it('asks what to do about an answer that did not come', async () => {
    stubHttp({
      'GET /performers/me/profile': () => {
        throw stubError(500, 'server.unexpected', 'An error occurred');
      },
    });
    renderStudio(<Account sectionId="links" />);
    expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
  });
});

describe('the banner of the studio', () => {
  it('leads to the documents while they are missing, and is gone once she is verified', async () => {
    const verification = { status: 'none', reason: '', given: [], missing: ['selfie'] } as const;
    stubHttp({
      'GET /performers/me/profile': () => ownPerformer({ verification: { ...verification, given: [], missing: [] } }),
    });
    renderStudio(<VerificationBanner />);
    const link = await screen.findByRole('link', { name: 'Add documents' });
    expect(link).toHaveAttribute('href', '/creator/account/verification');
  });
});

it('has the words about a performer again after a reload, but not her address', async () => {
  stubHttp({ ...lists, 'GET /performers/me/profile': () => ownPerformer() });
  const page = renderStudio(<Account sectionId="profile" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'About me' }), ' Half a sent');
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  page.unmount();
  renderStudio(<Account sectionId="profile" />);
  expect(await screen.findByRole('textbox', { name: 'About me' })).toHaveValue(`${ownPerformer().bio} Half a sent`);
  expect(screen.getByLabelText('Email')).toHaveValue(ownPerformer().email);
});

it('tells what another tab has saved of a section that is changed here too, and replaces it with the next save', async () => {
  let stored = ownPerformer({ bio: 'Ink', city: 'Tehran' });
  const calls = stubHttp({
    'GET /performers/me/profile': () => stored,
    'PUT /performers/:id': ({ body }) => {
      const { basedOn } = body as { basedOn: { bio: string } };
      if (basedOn.bio !== stored.bio) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      return stored;
    },
  });
  renderStudio(<Account sectionId="profile" />);
  const bio = await screen.findByRole('textbox', { name: 'About me' });
  await userEvent.type(bio, ' and paper');
  stored = { ...stored, bio: 'Only ink', city: 'Shiraz' };
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(within(screen.getByRole('note')).getByText('Only ink')).toBeVisible();
  expect(bio).toHaveValue('Ink and paper');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Shiraz');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'PUT /performers/:id').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ bio: 'Ink and paper', basedOn: { bio: 'Only ink' } });
});
