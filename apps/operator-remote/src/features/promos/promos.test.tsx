import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedPromo } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PromoPage from './promo-page.tsx';
import PromosPage from './promos-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
const words = (title: string) => ({ title, message: '', action: 'Look' });

const promo = (title: string, rest: Partial<ManagedPromo> = {}): ManagedPromo => ({
  ...{ _id: title, link: '/explore', position: 0, isPublished: true, startsAt: null, endsAt: null },
  texts: { 'fa-IR': words('سفال'), 'en-US': words(title) },
  createdAt: hours(-9),
  updatedAt: hours(-9),
  ...rest,
});
const list = (...data: ManagedPromo[]) => ({ data, total: data.length, nextCursor: undefined });

const setUp = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/promos" element={<PromosPage />} />
      <Route path="/operator/promos/:promoId" element={<PromoPage />} />
    </Routes>,
    { route: path },
  );
  return { sent: (method: string) => calls.filter(({ name }) => name.startsWith(method)) };
};

/** The answers where one is stored. */
const storing = (stored: ManagedPromo) => ({
  'GET /operator/promos/:id': () => stored,
  'PUT /operator/promos/:id': () => stored,
  'GET /operator/promos': () => list(stored),
});

const field = (label: string) => screen.findByLabelText(label);
const fill = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of promos', () => {
  it('shows them in their order, each with where it stands', async () => {
    const answer = list(
      promo('now', { startsAt: hours(-1), endsAt: hours(1) }),
      promo('later', { startsAt: hours(1) }),
      promo('over', { endsAt: hours(-1) }),
      promo('hidden', { isPublished: false, endsAt: hours(-1) }),
    );
    setUp('/operator/promos', { 'GET /operator/promos': () => answer });
    await screen.findByRole('link', { name: 'now' });
    const [, ...rows] = screen.getAllByRole('row');
    const { published, scheduled, ended, draft } = messages.promos.states;
    for (const [index, [title, state]] of Object.entries([
      ['now', published],
      ['later', scheduled],
      ['over', ended],
      ['hidden', draft],
    ] as const)) {
      const row = within(rows[Number(index)] as HTMLElement);
      expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/operator/promos/${title}`);
      expect(row.getByText(state)).toBeInTheDocument();
    }
  });

  it('says so when there are none, and why when it fails', async () => {
    let isFailing = true;
    setUp('/operator/promos', {
      'GET /operator/promos': () => {
        if (isFailing) throw stubError(403, 'auth.forbidden', 'Not for you');
        return list();
      },
    });
    expect(await screen.findByText('Not for you')).toBeInTheDocument();
    isFailing = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText(messages.promos.empty)).toBeInTheDocument();
  });
});

describe('writing a promo', () => {
  it('sends a new one in the languages that have words', async () => {
    const { sent } = setUp('/operator/promos/new', {
      'POST /operator/promos': () => promo('new'),
      'GET /operator/promos': () => list(promo('new')),
    });
    await fill(messages.promos.link, '/topics');
    await userEvent.selectOptions(await field(messages.translations.language), 'en-US');
    await fill(messages.pages.titleField, 'Clay');
    await press(messages.save);
    // The words of the link are missing yet.
    expect(await field(messages.promos.action)).toBeInvalid();
    expect(sent('POST')).toHaveLength(0);
    await fill(messages.promos.action, 'Look around');
    await press(messages.save);
    expect(await screen.findByRole('link', { name: 'new' })).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toEqual({
      ...{ link: '/topics', position: 0, isPublished: false, startsAt: null, endsAt: null },
      texts: { 'en-US': { title: 'Clay', message: '', action: 'Look around' } },
    });
  });

  it('shows the language that is unfinished once it is refused, with the keyboard in the field', async () => {
    setUp('/operator/promos/new', {});
    await fill(messages.pages.titleField, 'سفال');
    await userEvent.selectOptions(await field(messages.translations.language), 'en-US');
    await press(messages.save);
    await waitFor(() => expect(screen.getByLabelText(messages.promos.action)).toHaveFocus());
    expect(screen.getByLabelText(messages.translations.language)).toHaveValue('fa-IR');
  });

  it('names the language that is unfinished while another is shown', async () => {
    setUp('/operator/promos/new', {});
    await fill(messages.pages.titleField, 'سفال');
    await press(messages.save);
    await userEvent.selectOptions(await field(messages.translations.language), 'en-US');
    expect(await screen.findByText(/^Unfinished: .*فارسی/)).toBeInTheDocument();
  });

  it('takes the keyboard to the languages when none has words', async () => {
    setUp('/operator/promos/new', {});
    await field(messages.promos.link);
    await press(messages.save);
    await waitFor(() => expect(screen.getByLabelText(messages.translations.language)).toHaveFocus());
    expect(screen.getByLabelText(messages.translations.language)).toBeInvalid();
  });

  it('refuses a link into nowhere and an end before the beginning', async () => {
    const stored = promo('Clay', { _id: ID, startsAt: '2026-03-01T10:00:00.000Z', endsAt: '2026-03-01T12:00:00.000Z' });
    const { sent } = setUp(`/operator/promos/${ID}`, { 'GET /operator/promos/:id': () => stored });
    await fill(messages.promos.link, '//evil.example');
    const [starts] = await screen.findAllByRole('group', { name: messages.promos.time });
    const [hour] = within(starts as HTMLElement).getAllByRole('spinbutton');
    await userEvent.click(hour as HTMLElement);
    await userEvent.keyboard('1159p');
    await press(messages.save);
    expect(await screen.findByText(messages.settings.badPath)).toBeInTheDocument();
    await fill(messages.promos.link, 'https://barg.example/clay');
    await press(messages.save);
    expect(await screen.findByText(messages.promos.badEnd)).toBeInTheDocument();
    expect(sent('PUT')).toHaveLength(0);
  });

  it('sends what was changed alone: another operator may have changed the rest', async () => {
    const { sent } = setUp(`/operator/promos/${ID}`, storing(promo('Clay', { _id: ID, endsAt: hours(9) })));
    await fill(messages.pages.position, '3');
    await press(messages.save);
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toEqual({ position: 3 });
  });

  it('changes the language that was written in, and no other', async () => {
    const { sent } = setUp(`/operator/promos/${ID}`, storing(promo('Clay', { _id: ID })));
    await userEvent.selectOptions(await field(messages.translations.language), 'en-US');
    await fill(messages.pages.titleField, 'Stone');
    await press(messages.save);
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toEqual({ texts: { 'en-US': words('Stone') }, basedOn: { 'en-US': words('Clay') } });
  });

  it('takes away the language that was emptied', async () => {
    const { sent } = setUp(`/operator/promos/${ID}`, storing(promo('Clay', { _id: ID })));
    await userEvent.selectOptions(await field(messages.translations.language), 'en-US');
    for (const label of [messages.pages.titleField, messages.promos.action]) await userEvent.clear(await field(label));
    await press(messages.save);
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toEqual({ texts: { 'en-US': null }, basedOn: { 'en-US': words('Clay') } });
  });

  it('changes what was typed alone when it was refused, read again and saved', async () => {
    const first = promo('Clay', { _id: ID, startsAt: '2026-03-01T10:00:00.000Z' });
    let stored = first;
    let isRefused = true;
    const { sent } = setUp(`/operator/promos/${ID}`, {
      'GET /operator/promos/:id': () => stored,
      'PUT /operator/promos/:id': () => {
        if (isRefused) throw stubError(503, 'server.away', 'Away');
        return stored;
      },
      'GET /operator/promos': () => list(stored),
    });
    await fill(messages.pages.position, '3');
    const theirs = { ...first.texts, 'fa-IR': words('سنگ') };
    stored = { ...first, link: '/live', isPublished: false, startsAt: '2026-04-01T10:00:00.000Z', texts: theirs };
    await press(messages.save);
    expect(await screen.findByText('Away')).toBeInTheDocument();
    await waitFor(() => expect(sent('GET')).toHaveLength(2));
    isRefused = false;
    await press(messages.save);
    expect(await screen.findByRole('link', { name: 'Clay' })).toBeInTheDocument();
    expect(sent('PUT').at(-1)?.body).toEqual({ position: 3 });
  });

  it('deletes one after a question', async () => {
    const { sent } = setUp(`/operator/promos/${ID}`, {
      'GET /operator/promos/:id': () => promo('Clay', { _id: ID }),
      'DELETE /operator/promos/:id': () => ({ ok: true }),
      'GET /operator/promos': () => list(),
    });
    await userEvent.click(await screen.findByRole('button', { name: messages.promos.delete }));
    expect(screen.getByText(messages.promos.deleteConfirm)).toBeInTheDocument();
    expect(sent('DELETE')).toHaveLength(0);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.promos.delete }),
    );
    expect(await screen.findByText(messages.promos.empty)).toBeInTheDocument();
    expect(sent('DELETE').map(({ url }) => url)).toEqual([`/operator/promos/${ID}`]);
  });
});
