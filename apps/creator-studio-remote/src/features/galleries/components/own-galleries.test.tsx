import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { gallery } from '../../../testing/samples.ts';
import { OwnGalleries } from './own-galleries.tsx';

const SEARCH = 'GET /performer/performer-assets/galleries/search';

beforeEach(() => resetSession(testPerformer()));

describe('her galleries', () => {
  it('leads to a new one when there are none', async () => {
    stubHttp({ [SEARCH]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnGalleries />);
    expect(await screen.findByRole('link', { name: 'New gallery' })).toHaveAttribute('href', '/creator/galleries/new');
  });

  it('tells of each how many photos it has and what it costs', async () => {
    stubHttp({ [SEARCH]: () => ({ data: [gallery({ audience: 'paid', price: 5 })], total: 1 }) });
    renderStudio(<OwnGalleries />);
    expect(await screen.findByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/creator/galleries/gallery-1');
    expect(screen.getByText('2 photos')).toBeInTheDocument();
    expect(screen.getByText('5 tokens')).toBeInTheDocument();
  });

  it('asks the server for what is typed, and says when nothing has these words', async () => {
    const calls = stubHttp({ [SEARCH]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnGalleries />);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search my galleries' }), 'winter');
    expect(await screen.findByText('No gallery fits this search.')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('asks the server for a state, and follows photos until they are ready', async () => {
    let processingCount = 1;
    const calls = stubHttp({
      [SEARCH]: () => ({ data: [gallery({ processingCount, failedCount: 1 })], total: 1 }),
    });
    renderStudio(<OwnGalleries />);
    expect(await screen.findByText('Files are being prepared')).toBeInTheDocument();
    expect(screen.getByText('A file failed')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Being prepared');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ status: 'processing' }));
    expect(await screen.findByText('Files are being prepared')).toBeInTheDocument();
    processingCount = 0;
    await waitFor(() => expect(screen.queryByText('Files are being prepared')).not.toBeInTheDocument(), {
      timeout: 10_000,
    });
    expect(screen.getByText('A file failed')).toBeInTheDocument();
  });

  it('says which are planned and for when, finds them, and lets one appear now', async () => {
    const planned = gallery({ state: 'scheduled', publishedAt: '2099-05-01T10:30:00.000Z' });
    const calls = stubHttp({
      [SEARCH]: () => ({ data: [planned], total: 1 }),
      'PUT /performer/performer-assets/galleries/:id': () => ({ ...gallery(), photos: [] }),
    });
    renderStudio(<OwnGalleries />);
    const row = (await screen.findByRole('link', { name: 'Autumn' })).closest('li') ?? document.body;
    expect(row).toHaveTextContent(/Scheduled.*May 1, 2099/);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Scheduled');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ state: 'scheduled' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the gallery Autumn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish now' }));
    expect(await screen.findByText('Your gallery is out.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ publishAt: null });
  });

  it('gives several another audience at once', async () => {
    const calls = stubHttp({
      [SEARCH]: () => ({ data: [gallery(), gallery({ _id: 'gallery-2', title: 'Winter' })], total: 2 }),
      'PUT /performer/performer-assets/galleries/:id': () => ({ ...gallery(), photos: [] }),
    });
    renderStudio(<OwnGalleries />);
    for (const title of ['Autumn', 'Winter']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose the gallery ${title}` }));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Change audience' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Subscribers' }));
    expect(await screen.findByText('The audience of 2 galleries was changed.')).toBeInTheDocument();
    expect(screen.queryByText('2 galleries chosen')).not.toBeInTheDocument();
    const sent = calls.filter(({ name }) => name.startsWith('PUT'));
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['gallery-1', 'gallery-2']);
    expect(sent.map(({ body }) => body)).toEqual([{ audience: 'subscribers' }, { audience: 'subscribers' }]);
  });

  it('deletes at once, and takes it back', async () => {
    let galleries = [gallery()];
    stubHttp({
      [SEARCH]: () => ({ data: galleries, total: galleries.length }),
      'DELETE /performer/performer-assets/galleries/:id': () => {
        galleries = [];
        return { success: true };
      },
      'POST /performer/performer-assets/galleries/:id/restore': () => {
        galleries = [gallery()];
        return { ...gallery(), photos: [] };
      },
    });
    renderStudio(<OwnGalleries />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the gallery Autumn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete gallery' }));
    await waitFor(() => expect(screen.queryByText('Autumn')).not.toBeInTheDocument());
    expect(screen.getByText('The gallery was deleted.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Autumn')).toBeInTheDocument();
    expect(screen.getByText('It is back as it was.')).toBeInTheDocument();
  });

  it('takes several away at once, found by their audience, and says when one of them stays away', async () => {
    let galleries = [gallery(), gallery({ _id: 'gallery-2', title: 'Winter' })];
    const calls = stubHttp({
      [SEARCH]: () => ({ data: galleries, total: galleries.length }),
      'DELETE /performer/performer-assets/galleries/:id': ({ url }) => {
        galleries = galleries.filter(({ _id }) => !url.endsWith(_id));
        return { success: true };
      },
      'POST /performer/performer-assets/galleries/:id/restore': ({ url }) => {
        if (url.includes('gallery-2')) throw stubError(404, 'request.not_found', 'This does not exist.');
        galleries = [gallery()];
        return { ...gallery(), photos: [] };
      },
    });
    renderStudio(<OwnGalleries />);
    await userEvent.selectOptions(await screen.findByLabelText('Audience'), 'Free');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ audience: 'free' }));
    for (const title of ['Autumn', 'Winter']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose the gallery ${title}` }));
    }
    expect(await screen.findByText('2 galleries chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen galleries' }));
    expect(await screen.findByText('2 galleries were deleted.')).toBeInTheDocument();
    expect(screen.queryByText('Autumn')).not.toBeInTheDocument();
    expect(screen.queryByText('2 galleries chosen')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('1 came back; one could not be brought back. This does not exist.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Autumn')).toBeInTheDocument();
  });

  it('can be taken back while several are still going: the rest stays, and what went comes back', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    let galleries = titles.map((title) => gallery({ _id: title, title }));
    const held: Array<() => void> = [];
    const calls = stubHttp({
      [SEARCH]: () => ({ data: galleries, total: galleries.length }),
      'DELETE /performer/performer-assets/galleries/:id': async ({ url }) => {
        await new Promise<void>((resolve) => held.push(resolve));
        galleries = galleries.filter(({ _id }) => !url.endsWith(`/${_id}`));
        return { success: true };
      },
      'POST /performer/performer-assets/galleries/:id/restore': ({ url }) => {
        const back = gallery({ _id: url.split('/').at(-2) ?? '' });
        galleries = [back, ...galleries];
        return { ...back, photos: [] };
      },
    });
    renderStudio(<OwnGalleries />);
    for (const title of titles) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose the gallery ${title}` }));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Delete chosen galleries' }));
    expect(await screen.findByText('6 are being deleted.', {}, { timeout: 3000 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    for (const answer of held) answer();
    expect(await screen.findByText('4 are back as they were.')).toBeInTheDocument();
    const count = (method: string) => calls.filter(({ name }) => name.startsWith(method)).length;
    expect([count('DELETE'), count('POST')]).toEqual([4, 4]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    stubHttp({
      [SEARCH]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return { data: [gallery()], total: 1 };
      },
    });
    renderStudio(<OwnGalleries />);
    await screen.findByText('An error occurred');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('Autumn')).toBeInTheDocument();
  });
});
