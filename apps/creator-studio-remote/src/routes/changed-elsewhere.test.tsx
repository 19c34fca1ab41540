import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { EditPost } from '../features/composer/components/edit-post.tsx';
import { EditGallery } from '../features/galleries/components/edit-gallery.tsx';
import { EditProduct } from '../features/products/components/edit-product.tsx';
import { EditVideo } from '../features/videos/components/edit-video.tsx';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderStudio } from '../testing/render-studio.tsx';
import { feedPost, gallery, noDrafts, ownProduct, ownVideo, photo } from '../testing/samples.ts';

const ASSETS = '/performer/performer-assets';
const TOLD = 'This was changed elsewhere meanwhile.';

type Item = Record<string, unknown>;

/** The fields of what was sent, as JSON or as a form. */
const fieldsOf = (body: unknown): Item => {
  if (!(body instanceof FormData)) return body as Item;
  const { basedOn, ...fields } = Object.fromEntries(body);
  return { ...fields, ...(typeof basedOn === 'string' && { basedOn: JSON.parse(basedOn) as Item }) };
};

/** A server with one item, which compares what a change is based on, and another tab that saves it. */
const serve = ({ get, put, item }: { get: string; put: string; item: Item }, around: object = {}) => {
  let stored = item;
  const calls = stubHttp({
    ...around,
    [`GET ${get}`]: () => stored,
    [`PUT ${put}`]: ({ body }) => {
      const { basedOn = {}, draftId: _draft, ...changes } = fieldsOf(body) as Item & { basedOn?: Item };
      const isOld = Object.entries(basedOn).some(([name, read]) => stored[name] !== read);
      if (isOld) throw stubError(409, 'content.changed_meanwhile', TOLD);
      stored = { ...stored, ...changes };
      return stored;
    },
  });
  const sent = () => calls.filter(({ name }) => name === `PUT ${put}`).map(({ body }) => fieldsOf(body));
  return { sent, saveElsewhere: (changes: Item) => (stored = { ...stored, ...changes }) };
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  localStorage.clear();
  resetSession();
  resetSession(testPerformer());
});

interface Kind {
  page: ReactElement;
  served: Parameters<typeof serve>[0];
}

const KINDS: Array<[string, Kind]> = [
  [
    'a gallery',
    {
      page: <EditGallery galleryId="gallery-1" />,
      served: {
        ...{ get: `${ASSETS}/galleries/:id/view`, put: `${ASSETS}/galleries/:id` },
        item: { ...gallery(), title: 'Wind', description: 'Of May', photos: [] },
      },
    },
  ],
  [
    'a video',
    {
      page: <EditVideo videoId="video-1" />,
      served: {
        ...{ get: `${ASSETS}/videos/:id/view`, put: `${ASSETS}/videos/edit/:id` },
        item: { ...ownVideo(), title: 'Wind', description: 'Of May' },
      },
    },
  ],
  [
    'a product',
    {
      page: <EditProduct productId="product-1" />,
      served: {
        ...{ get: `${ASSETS}/products/:id/view`, put: `${ASSETS}/products/:id` },
        item: { ...ownProduct(), title: 'Wind', description: 'Of May' },
      },
    },
  ],
];

describe('what another tab has saved', () => {
  it.each(KINDS)('is shown where %s was changed there too, and replaced only by the next save', async (_name, kind) => {
    const { sent, saveElsewhere } = serve(kind.served, { 'GET /files/:id/captions': () => ({ data: [], total: 0 }) });
    renderStudio(kind.page);
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Storm');
    saveElsewhere({ title: 'Breeze', description: 'Of June' });
    await save();
    expect(await screen.findByText(TOLD)).toBeVisible();
    const theirs = within(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' }));
    expect(theirs.getByText('Breeze')).toBeVisible();
    expect(title).toHaveValue('Storm');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Of June');
    await save();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(sent()).toEqual([
      { title: 'Storm', basedOn: { title: 'Wind' } },
      { title: 'Storm', basedOn: { title: 'Breeze' } },
    ]);
    expect(screen.queryByRole('note', { name: 'Saved elsewhere meanwhile' })).not.toBeInTheDocument();
  });

  it('stays where this one has changed something else', async () => {
    const { page, served } = KINDS[0]?.[1] as Kind;
    const { sent, saveElsewhere } = serve(served);
    renderStudio(page);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    saveElsewhere({ description: 'Of June' });
    await save();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(sent()).toEqual([{ title: 'Wind!', basedOn: { title: 'Wind' } }]);
  });

  it('of a post is told of, and what is written here goes on with its files', async () => {
    const item = { ...feedPost({ text: 'As it is', teaser: 'Soon', audience: 'subscribers', files: [photo()] }) };
    const { sent, saveElsewhere } = serve(
      { get: '/performer/feeds/:id', put: '/performer/feeds/:id', item },
      {
        ...noDrafts,
        'GET /uploads': () => ({ data: [], total: 0 }),
        'POST /performer/feeds/drafts': () => new Promise(() => {}),
      },
    );
    renderStudio(<EditPost postId="post-1" />);
    const text = () => screen.findByLabelText('What would you like to say?');
    await userEvent.type(await text(), ', better');
    const files = [photo(), photo({ _id: 'file-2' })];
    saveElsewhere({ text: 'As they have it', teaser: 'Now', files });
    await save();
    // Above all fields, as in every form.
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(TOLD);
    expect(told.parentElement).toBe((await text()).closest('form'));
    expect(stylesOf(told)).toContain('border: 1px solid');
    const theirs = within(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' }));
    expect(theirs.getByText('As they have it')).toBeVisible();
    expect(await text()).toHaveValue('As it is, better');
    expect(screen.getByLabelText('What everyone may read')).toHaveValue('Now');
    await save();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    await waitFor(() =>
      expect(sent()).toEqual([
        { text: 'As it is, better', basedOn: { text: 'As it is' } },
        { text: 'As it is, better', basedOn: { text: 'As they have it' } },
      ]),
    );
  });

  it('of a product’s pictures joins those that were arranged here', async () => {
    const [one, two, three] = ['file-1', 'file-2', 'file-3'].map((_id) => photo({ _id, type: 'product-photo' }));
    const item = { ...ownProduct(), pictures: [one, two] };
    let isOld = true;
    const calls = stubHttp({
      [`GET ${ASSETS}/products/:id/view`]: () => (isOld ? item : { ...item, pictures: [one, two, three] }),
      [`PUT ${ASSETS}/products/:id`]: ({ body }) => {
        const { basedOn } = fieldsOf(body) as { basedOn?: { keptPictures: string[] } };
        isOld = false;
        if (basedOn?.keptPictures.length === 2) throw stubError(409, 'content.changed_meanwhile', TOLD);
        return { ...item, pictures: [two, one, three] };
      },
    });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Picture 2 first' }));
    await save();
    expect(await screen.findByText(TOLD)).toBeVisible();
    await save();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    const last = fieldsOf(calls.findLast(({ name }) => name.startsWith('PUT'))?.body);
    expect(last).toEqual({
      keptPictures: 'file-2,file-1,file-3',
      basedOn: { keptPictures: ['file-1', 'file-2', 'file-3'] },
    });
  });
});
