import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { gallery, ownPhoto, photo } from '../../../testing/samples.ts';
import { OwnPhotos } from './own-photos.tsx';

const OWN = '/performer/performer-assets';
const GALLERIES = { [`GET ${OWN}/galleries/search`]: () => ({ data: [gallery()], total: 1 }) };

beforeEach(() => resetSession(testPerformer()));

describe('her photos', () => {
  it('leads to her galleries when there are none', async () => {
    stubHttp({ ...GALLERIES, [`GET ${OWN}/photos/search`]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnPhotos />);
    expect(await screen.findByRole('link', { name: 'All galleries' })).toHaveAttribute('href', '/creator/galleries');
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    stubHttp({
      ...GALLERIES,
      [`GET ${OWN}/photos/search`]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return { data: [ownPhoto({ title: 'Fig' })], total: 1 };
      },
    });
    renderStudio(<OwnPhotos />);
    await screen.findByText('An error occurred');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Fig')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/creator/galleries/gallery-1');
  });

  it('asks the server for words, gallery, audience and state, and says when nothing fits', async () => {
    const calls = stubHttp({ ...GALLERIES, [`GET ${OWN}/photos/search`]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnPhotos />);
    await screen.findByRole('option', { name: 'Autumn' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search my photos' }), 'fig');
    await userEvent.selectOptions(screen.getByLabelText('Gallery'), 'Autumn');
    await userEvent.selectOptions(screen.getByLabelText('Audience'), 'Paid');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Failed');
    await waitFor(() =>
      expect(calls.at(-1)?.params).toMatchObject({
        q: 'fig',
        galleryId: 'gallery-1',
        audience: 'paid',
        status: 'failed',
      }),
    );
    // Each answer before was of fewer filters, and its sentence went as the next was asked for.
    await waitFor(() => expect(screen.getByText('No photo fits this search.')).toBeInTheDocument());
  });

  it('takes several away at once, and brings them back', async () => {
    const all = [ownPhoto({ title: 'Fig' }), ownPhoto({ _id: 'photo-2', title: 'Leaf' })];
    let photos = all;
    const calls = stubHttp({
      ...GALLERIES,
      [`GET ${OWN}/photos/search`]: () => ({ data: photos, total: photos.length }),
      [`DELETE ${OWN}/photos/:id`]: ({ url }) => {
        photos = photos.filter(({ _id }) => !url.endsWith(_id));
        return { success: true };
      },
      [`POST ${OWN}/photos/:id/restore`]: ({ url }) => {
        photos = all.filter((it) => photos.includes(it) || url.includes(it._id));
        return all[0];
      },
    });
    renderStudio(<OwnPhotos />);
    for (const title of ['Fig', 'Leaf'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose the photo ${title}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen photos' }));
    expect(await screen.findByText('2 photos were deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Fig')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 are back as they were.')).toBeInTheDocument();
    expect(await screen.findByText('Leaf')).toBeInTheDocument();
    const restored = calls.filter(({ name }) => name.startsWith('POST'));
    expect(restored).toHaveLength(2);
  });

  it('gives a photo its words and makes it the cover, and says why one failed', async () => {
    const torn = photo({ type: 'photo', status: 'failed', thumbnails: null, alt: 'A fruit' });
    const calls = stubHttp({
      ...GALLERIES,
      [`GET ${OWN}/photos/search`]: () => ({
        data: [ownPhoto({ title: 'Fig', file: torn, errorCode: 'files.unreadable' })],
        total: 1,
      }),
      [`PUT ${OWN}/photos/:id`]: () => ownPhoto(),
      [`POST ${OWN}/photos/set-cover/:id`]: () => ownPhoto({ isCover: true }),
    });
    renderStudio(<OwnPhotos />);
    expect(await screen.findByText(/This file is broken/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Fig' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make it the cover' }));
    expect(await screen.findByText('The cover was changed.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Fig' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit words' }));
    const dialog = await screen.findByRole('dialog', { name: 'Words of the photo' });
    expect(within(dialog).getByLabelText('What it shows')).toHaveValue('A fruit');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'From the south');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
      description: 'From the south',
      basedOn: { description: '' },
    });
  });
});
