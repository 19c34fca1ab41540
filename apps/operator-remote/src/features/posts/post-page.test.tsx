import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PostPage from './post-page.tsx';

test('the preview of a page shows what the page will show: tables, and no picture of another site', async () => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({});
  renderOperator(
    <Routes>
      <Route path="/operator/pages/new" element={<PostPage />} />
    </Routes>,
    { route: '/operator/pages/new' },
  );
  const [body] = await screen.findAllByLabelText(messages.pages.body);
  await userEvent.click(body as HTMLElement);
  await userEvent.paste('| a | b |\n| - | - |\n| 1 | 2 |\n\n![p](https://e.example/p.png)');
  expect(await screen.findByRole('cell', { name: '2' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a page that stayed open changes nothing that was not changed in it', async () => {
  resetSession(testUser({ role: 'operator' }));
  const page = {
    ...{ _id: 'page-1', slug: 'about', isPublished: true, position: 2, createdAt: '', updatedAt: '' },
    texts: { 'en-US': { title: 'About', body: 'Words' } },
  };
  const calls = stubHttp({ 'GET /operator/posts/:id': () => page, 'PUT /operator/posts/:id': () => page });
  renderOperator(
    <Routes>
      <Route path="/operator/pages/:postId" element={<PostPage />} />
      <Route path="/operator/pages" element={<p>The list</p>} />
    </Routes>,
    { route: '/operator/pages/page-1' },
  );
  await userEvent.type(await screen.findByLabelText(messages.pages.slug), '-us');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ slug: 'about-us' });
});

test('the words of the language that was written in are sent alone, and one without a title is taken away', async () => {
  resetSession(testUser({ role: 'operator' }));
  const page = {
    ...{ _id: 'page-1', slug: 'about', isPublished: true, position: 2, createdAt: '', updatedAt: '' },
    texts: { 'en-US': { title: 'About', body: 'Words' }, 'fa-IR': { title: 'درباره', body: '' } },
  };
  const calls = stubHttp({ 'GET /operator/posts/:id': () => page, 'PUT /operator/posts/:id': () => page });
  renderOperator(
    <Routes>
      <Route path="/operator/pages/:postId" element={<PostPage />} />
      <Route path="/operator/pages" element={<p>The list</p>} />
    </Routes>,
    { route: '/operator/pages/page-1' },
  );
  const write = async (locale: string, title: string) => {
    await userEvent.selectOptions(await screen.findByLabelText(messages.translations.language), locale);
    await userEvent.clear(screen.getByLabelText(messages.pages.titleField));
    if (title) await userEvent.type(screen.getByLabelText(messages.pages.titleField), title);
  };
  await write('en-US', 'About us');
  await write('fa-IR', '');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    texts: { 'en-US': { title: 'About us', body: 'Words' }, 'fa-IR': null },
    basedOn: page.texts,
  });
});

test('words that another operator has written meanwhile are shown before they are replaced', async () => {
  resetSession(testUser({ role: 'operator' }));
  const read = { title: 'Terms', body: 'As read' };
  let stored = {
    ...{ _id: 'page-1', slug: 'terms', isPublished: true, position: 2, createdAt: '', updatedAt: '' },
    texts: { 'fa-IR': read },
  };
  const calls = stubHttp({
    'GET /operator/posts/:id': () => stored,
    'PUT /operator/posts/:id': ({ body }) => {
      const { basedOn } = body as { basedOn: { 'fa-IR': { body: string } } };
      if (basedOn['fa-IR'].body === stored.texts['fa-IR'].body) return stored;
      throw stubError(409, 'texts.changed_meanwhile', 'Changed meanwhile');
    },
  });
  renderOperator(
    <Routes>
      <Route path="/operator/pages/:postId" element={<PostPage />} />
      <Route path="/operator/pages" element={<p>The list</p>} />
    </Routes>,
    { route: '/operator/pages/page-1' },
  );
  await userEvent.type(await screen.findByLabelText(messages.pages.body), ', and mine');
  expect(screen.queryByText(messages.settings.conflict.theirs)).not.toBeInTheDocument();
  stored = { ...stored, texts: { 'fa-IR': { title: 'Terms', body: 'Their words' } } };
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Changed meanwhile')).toBeVisible();
  const theirs = await screen.findByRole('region', { name: messages.settings.conflict.theirs });
  expect(theirs).toHaveTextContent('Their words');
  expect(screen.getByLabelText(messages.pages.body)).toHaveValue('As read, and mine');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    texts: { 'fa-IR': { title: 'Terms', body: 'As read, and mine' } },
    basedOn: stored.texts,
  });
});

test('a page that was refused, read again and saved changes what was typed in it alone', async () => {
  resetSession(testUser({ role: 'operator' }));
  let stored = {
    ...{ _id: 'page-1', slug: 'about', isPublished: true, position: 2, createdAt: '', updatedAt: '' },
    texts: { 'en-US': { title: 'About', body: 'Words' } },
  };
  let isRefused = true;
  const calls = stubHttp({
    'GET /operator/posts/:id': () => stored,
    'PUT /operator/posts/:id': () => {
      if (isRefused) throw stubError(409, 'posts.slug_taken', 'Refused');
      return stored;
    },
  });
  renderOperator(
    <Routes>
      <Route path="/operator/pages/:postId" element={<PostPage />} />
      <Route path="/operator/pages" element={<p>The list</p>} />
    </Routes>,
    { route: '/operator/pages/page-1' },
  );
  await userEvent.type(await screen.findByLabelText(messages.pages.slug), '-us');
  stored = { ...stored, position: 7, isPublished: false, texts: { 'en-US': { title: 'Theirs', body: 'Theirs' } } };
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Refused')).toBeVisible();
  await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2));
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({ slug: 'about-us' });
});

test('a page that could not be saved keeps what is typed, also when it is read again', async () => {
  resetSession(testUser({ role: 'operator' }));
  const page = {
    ...{ _id: 'page-1', slug: 'about', isPublished: true, position: 2, createdAt: '', updatedAt: '' },
    texts: { 'en-US': { title: 'About', body: 'Words' } },
  };
  let status = 422;
  const calls = stubHttp({
    'GET /operator/posts/:id': () => ({ ...page, position: 3 }),
    'PUT /operator/posts/:id': () => {
      throw stubError(status, 'posts.slug_taken', `Refused with ${status}`);
    },
  });
  const countRead = () => calls.filter(({ name }) => name.startsWith('GET')).length;
  renderOperator(
    <Routes>
      <Route path="/operator/pages/:postId" element={<PostPage />} />
    </Routes>,
    { route: '/operator/pages/page-1' },
  );
  const slug = await screen.findByLabelText(messages.pages.slug);
  await userEvent.type(slug, '-us');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Refused with 422')).toBeVisible();
  expect(countRead()).toBe(1);
  status = 409;
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Refused with 409')).toBeVisible();
  await waitFor(() => expect(countRead()).toBe(2));
  expect(slug).toHaveValue('about-us');
  expect(slug).toBeInTheDocument();
});
