import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnPhoto } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { keepDraft } from '@barg/session/unsent-drafts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { gallery, ownPhoto, photo, vaultItem } from '../../../testing/samples.ts';
import { arriveAtOnce, arriving, FakeTransfer } from '../../../testing/fake-transfer.ts';
import { EditGallery } from './edit-gallery.tsx';
import { NewGallery } from './new-gallery.tsx';

jest.mock('tus-js-client', () => ({ Upload: jest.requireActual('../../../testing/fake-transfer.ts').FakeTransfer }));

const OWN = '/performer/performer-assets';
const ADD = `POST ${OWN}/photos/from-upload`;
const picture = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

beforeEach(() => {
  FakeTransfer.made = [];
  FakeTransfer.onStart = arriveAtOnce;
  resetSession();
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

/** A server with one gallery, whose photos come and go. */
const stubGallery = (photos: OwnPhoto[], taken: OwnPhoto[] = []) =>
  stubHttp({
    ...arriving,
    [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photoCount: photos.length, photos: [...photos] }),
    [`PUT ${OWN}/galleries/:id`]: () => ({ ...gallery(), photos }),
    [ADD]: () => {
      const added = ownPhoto({ _id: `photo-${photos.length + 1}`, isCover: photos.length === 0 });
      photos.push(added);
      return added;
    },
    [`POST ${OWN}/photos/set-cover/:id`]: () => {
      photos.forEach((photo, index) => (photos[index] = { ...photo, isCover: index === 1 }));
      return photos[1];
    },
    [`PUT ${OWN}/photos/:id`]: () => (photos[0] = ownPhoto({ title: 'Maple' })),
    [`DELETE ${OWN}/photos/:id`]: () => {
      taken.push(...photos.splice(0, 1));
      return { success: true };
    },
    [`POST ${OWN}/photos/:id/restore`]: () => {
      photos.unshift(...taken.splice(0));
      return photos[0];
    },
  });

const chooseFor = async (photo: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${photo}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('a gallery of hers', () => {
  it('takes several photos at once, which join it in the order in which they were chosen', async () => {
    const calls = stubGallery([]);
    const started: FakeTransfer[] = [];
    FakeTransfer.onStart = (transfer) => started.push(transfer);
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.upload(await screen.findByLabelText('Add photos'), [picture('one.jpg'), picture('two.jpg')]);
    await waitFor(() => expect(started).toHaveLength(2));
    const [one, two] = started as [FakeTransfer, FakeTransfer];
    two.url = '/api/uploads/two';
    two.options.onSuccess?.({} as never);
    await waitFor(() => expect(calls.some(({ url }) => url === '/files/two/status')).toBe(true));
    expect(calls.some(({ name }) => name === ADD)).toBe(false);
    one.url = '/api/uploads/one';
    one.options.onSuccess?.({} as never);
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.getByText('2 photos')).toBeInTheDocument();
    const added = calls.filter(({ name }) => name === ADD);
    expect(added.map(({ body }) => (body as { fileId: string }).fileId)).toEqual(['one', 'two']);
    expect(one.options.metadata?.type).toBe('gallery-photo');
  });

  it('shows a photo once whose answer was lost', async () => {
    let isLost = true;
    const calls = stubHttp({
      ...arriving,
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photoCount: 0, photos: [] }),
      [ADD]: () => {
        if (isLost) throw stubError(503, 'server.unexpected', 'Busy');
        return ownPhoto();
      },
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.upload(await screen.findByLabelText('Add photos'), picture('one.jpg'));
    const again = await screen.findByRole('button', { name: 'Send again' });
    isLost = false;
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText('one.jpg')).not.toBeInTheDocument());
    const keys = calls.filter(({ name }) => name === ADD).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(FakeTransfer.made).toHaveLength(1);
  });

  it('asks before it is left while photos are on their way, and says after a reload which were cut', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    FakeTransfer.onStart = () => {};
    stubGallery([]);
    const page = renderStudio(<EditGallery galleryId="gallery-1" />);
    const one = picture('one.jpg');
    await userEvent.upload(await screen.findByLabelText('Add photos'), one);
    await screen.findByRole('progressbar');
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    expect(isAsked()).toBe(true);
    page.unmount();
    FakeTransfer.onStart = arriveAtOnce;
    renderStudio(<EditGallery galleryId="gallery-1" />);
    expect(await screen.findByText('Choose the same file again to go on.')).toBeInTheDocument();
    expect(isAsked()).toBe(false);
    await userEvent.upload(await screen.findByLabelText('Add photos'), one);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Choose the same file again to go on.')).not.toBeInTheDocument());
  });

  it('asks before it is left as long as a photo has arrived and not joined', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const photos: OwnPhoto[] = [];
    let join = () => {};
    stubHttp({
      ...arriving,
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photoCount: photos.length, photos: [...photos] }),
      [ADD]: () =>
        new Promise<OwnPhoto>((resolve) => {
          join = () => {
            photos.push(ownPhoto());
            resolve(ownPhoto());
          };
        }),
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.upload(await screen.findByLabelText('Add photos'), picture('one.jpg'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(isAsked()).toBe(true);
    join();
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it('adds a photo of the vault once whose answer was lost', async () => {
    let isLost = true;
    const ADD_STORED = `POST ${OWN}/photos/from-vault`;
    const calls = stubHttp({
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photoCount: 0, photos: [] }),
      'GET /performer/vault': () => ({ data: [vaultItem()], total: 1 }),
      [ADD_STORED]: () => {
        if (isLost) throw new Error('no answer');
        return ownPhoto();
      },
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    const added = () => calls.filter(({ name }) => name === ADD_STORED);
    for (const count of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'From the vault' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'leaf.jpg' }));
      await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
      await waitFor(() => expect(added()).toHaveLength(count));
      isLost = false;
    }
    const keys = added().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('says which photos there was no room for', async () => {
    const photos = Array.from({ length: 199 }, (_, index) => ownPhoto({ _id: `photo-${index + 1}` }));
    const calls = stubGallery(photos);
    renderStudio(<EditGallery galleryId="gallery-1" />);
    const picked = ['one', 'two', 'three'].map((name) => picture(`${name}.jpg`));
    await userEvent.upload(await screen.findByLabelText('Add photos'), picked);
    const note = await screen.findByText(/^A gallery takes 200 photos at most\. Left out: .*two\.jpg.*three\.jpg/);
    expect(note).not.toHaveTextContent('one.jpg');
    await waitFor(() => expect(screen.getByText('200 photos')).toBeInTheDocument());
    expect(calls.filter(({ name }) => name === ADD)).toHaveLength(1);
  });

  it('shows another cover, and a title, once they are chosen', async () => {
    const calls = stubGallery([ownPhoto({ isCover: true }), ownPhoto({ _id: 'photo-2' })]);
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await chooseFor('Photo 2', 'Make it the cover');
    expect(await screen.findByText('The cover was changed.')).toBeInTheDocument();
    await chooseFor('Photo 1', 'Edit words');
    await userEvent.type(await screen.findByLabelText('Title of the photo'), 'Maple');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('img', { name: 'Maple' })).toBeInTheDocument();
    const change = calls.find(({ name }) => name === `PUT ${OWN}/photos/:id`);
    expect(change?.body).toEqual({ title: 'Maple', basedOn: { title: '' } });
  });

  it('deletes a photo at once, and takes it back', async () => {
    const photos = [ownPhoto({ title: 'Fig', isCover: true }), ownPhoto({ _id: 'photo-2', title: 'Leaf' })];
    stubGallery(photos);
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await chooseFor('Fig', 'Delete photo');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Fig' })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('img', { name: 'Fig' })).toBeInTheDocument();
  });

  it('shows a photo as soon as it is ready, and says why another failed', async () => {
    const waiting = photo({ _id: 'file-2', type: 'photo', status: 'processing', thumbnails: null });
    const torn = photo({ _id: 'file-3', type: 'photo', status: 'failed', thumbnails: null });
    const photos = [
      ownPhoto({ title: 'Fig', file: waiting }),
      ownPhoto({ _id: 'photo-2', title: 'Leaf', file: torn, errorCode: 'files.unreadable' }),
    ];
    stubGallery(photos);
    renderStudio(<EditGallery galleryId="gallery-1" />);
    expect(await screen.findByText('Preparing')).toBeInTheDocument();
    expect(screen.getByText(/This file is broken/)).toBeInTheDocument();
    photos[0] = ownPhoto({ title: 'Fig' });
    await waitFor(() => expect(screen.queryByText('Preparing')).not.toBeInTheDocument(), { timeout: 4000 });
  });

  it('says what the server said about a refused picture, and lets it be removed', async () => {
    stubHttp({
      ...arriving,
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photos: [] }),
      [ADD]: () => {
        throw stubError(422, 'galleries.full', 'A gallery takes 200 photos at most.');
      },
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.upload(await screen.findByLabelText('Add photos'), picture('one.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent('A gallery takes 200 photos at most.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('does not try a refused picture again when its processing ends', async () => {
    let [asked, tell] = [0, () => {}];
    const told = new Promise<void>((resolve) => (tell = resolve));
    const calls = stubHttp({
      ...arriving,
      'GET /files/:id/status': async (call) => {
        // The first question is part of sending it.
        asked += 1;
        if (asked > 1) await told;
        return arriving['GET /files/:id/status']?.(call);
      },
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photos: [] }),
      [ADD]: () => {
        throw stubError(422, 'galleries.full', 'A gallery takes 200 photos at most.');
      },
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.upload(await screen.findByLabelText('Add photos'), picture('one.jpg'));
    await screen.findByRole('alert');
    await act(async () => {
      tell();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('A gallery takes 200 photos at most.');
    expect(calls.filter(({ name }) => name === ADD)).toHaveLength(1);
  });
});

describe('a planned gallery', () => {
  const planned = { ...gallery({ state: 'scheduled', publishedAt: '2099-05-01T10:30:00.000Z' }), photos: [] };

  it('keeps its moment where that is not changed, and appears now where it is taken away', async () => {
    const calls = stubHttp({
      [`GET ${OWN}/galleries/:id/view`]: () => planned,
      [`PUT ${OWN}/galleries/:id`]: () => planned,
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    const later = await screen.findByRole('switch', { name: 'Publish later' });
    expect(later).toBeChecked();
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await userEvent.click(save);
    const saved = () => calls.filter(({ name }) => name.startsWith('PUT'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(later);
    await userEvent.click(save);
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved().map(({ body }) => body)).toEqual([
      { title: 'Autumn!', basedOn: { title: 'Autumn' } },
      { publishAt: null, basedOn: { publishAt: planned.publishedAt } },
    ]);
  });

  it('sends an audience with its price, and keeps what is typed while it is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = stubHttp({
      [`GET ${OWN}/galleries/:id/view`]: () => ({ ...planned, audience: 'paid', price: 5 }),
      [`PUT ${OWN}/galleries/:id`]: () => promise,
    });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    const price = await screen.findByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '6');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() =>
      expect(saved()).toEqual([{ audience: 'paid', price: 6, basedOn: { audience: 'paid', price: 5 } }]),
    );
    await userEvent.type(screen.getByLabelText('Title'), '!');
    resolve(planned);
    await screen.findByText('Changes saved');
    expect(screen.getByLabelText('Title')).toHaveValue('Autumn!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved().at(1)).toEqual({ title: 'Autumn!', basedOn: { title: 'Autumn' } }));
  });

  it('is not planned any more once it is out', async () => {
    stubHttp({ [`GET ${OWN}/galleries/:id/view`]: () => ({ ...gallery(), photos: [] }) });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await screen.findByLabelText('Title');
    expect(screen.queryByRole('switch', { name: 'Publish later' })).not.toBeInTheDocument();
  });
});

describe('a new gallery', () => {
  it('needs a title, and a price where it is sold', async () => {
    const calls = stubHttp({});
    renderStudio(<NewGallery />);
    await userEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish and add photos' }));
    expect(await screen.findByText(/above zero and at most .?300/)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toBeInvalid();
    expect(calls).toHaveLength(0);
  });

  it('is published once, with its words', async () => {
    const calls = stubHttp({ [`POST ${OWN}/galleries`]: () => ({ ...gallery(), photos: [] }) });
    renderStudio(<NewGallery />);
    await userEvent.type(screen.getByLabelText('Title'), ' Autumn ');
    await userEvent.click(screen.getByRole('button', { name: 'Publish and add photos' }));
    await screen.findByText('Your gallery is out. Add its photos.');
    expect(calls[0]?.body).toEqual({ title: 'Autumn', description: '', audience: 'free' });
    expect(calls[0]?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('is planned for a moment to come, and says so', async () => {
    const calls = stubHttp({ [`POST ${OWN}/galleries`]: () => ({ ...gallery(), photos: [] }) });
    renderStudio(<NewGallery />);
    await userEvent.type(screen.getByLabelText('Title'), 'Autumn');
    await userEvent.click(screen.getByRole('switch', { name: 'Publish later' }));
    expect(await screen.findByRole('group', { name: 'Publish later' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish and add photos' }));
    await screen.findByText('Your gallery will appear at its time. Add its photos.');
    const { publishAt } = calls[0]?.body as { publishAt: string };
    const ahead = Date.parse(publishAt) - Date.now();
    expect(ahead).toBeGreaterThan(22 * 3_600_000);
    expect(ahead).toBeLessThanOrEqual(25 * 3_600_000);
  });

  it('keeps what was typed where the gallery was deleted elsewhere, and says so', async () => {
    let isThere = true;
    const answer = () => {
      if (isThere) return { ...gallery(), photos: [] };
      throw stubError(404, 'request.not_found', 'There is nothing here.');
    };
    stubHttp({ [`GET ${OWN}/galleries/:id/view`]: answer, [`PUT ${OWN}/galleries/:id`]: answer });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), ', late');
    isThere = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This gallery was deleted elsewhere\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Autumn, late');
  });
});

describe('the words of a gallery that were not sent', () => {
  const show = (element = <NewGallery />, user = testPerformer()) => {
    resetSession();
    resetSession(user);
    return renderStudio(element);
  };

  it('stand in the form again after a reload, for their writer alone, and can be discarded', async () => {
    stubHttp({});
    const page = show();
    await userEvent.type(screen.getByLabelText('Title'), 'Half a');
    await userEvent.click(screen.getByRole('radio', { name: /^Subscribers/ }));
    page.unmount();
    const again = show();
    expect(screen.getByLabelText('Title')).toHaveValue('Half a');
    expect(screen.getByRole('radio', { name: /^Subscribers/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Title'), 'Mine');
    again.unmount();
    show(<NewGallery />, testPerformer({ _id: 'somebody-else' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('are gone once they were saved', async () => {
    stubGallery([]);
    const page = show(<EditGallery galleryId="gallery-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), ' and rain');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    page.unmount();
    show(<EditGallery galleryId="gallery-1" />);
    expect(await screen.findByLabelText('Title')).toHaveValue(gallery().title);
    expect(screen.queryByRole('button', { name: 'Discard it' })).not.toBeInTheDocument();
  });

  it('can be saved after it has come out, whose time was changed in them', async () => {
    const calls = stubGallery([]);
    const publish = { isOn: true, day: '2020-01-01', time: '10:00' };
    keepDraft('gallery:gallery-1', { title: 'Autumn, late', publish });
    renderStudio(<EditGallery galleryId="gallery-1" />);
    expect(await screen.findByLabelText('Title')).toHaveValue('Autumn, late');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    expect(calls.find(({ name }) => name === `PUT ${OWN}/galleries/:id`)?.body).toEqual({
      title: 'Autumn, late',
      basedOn: { title: 'Autumn' },
    });
  });
});
