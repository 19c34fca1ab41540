import type { APIRequestContext } from '@playwright/test';
import { MAHSA } from '../fixtures/accounts.ts';
import { linkPreview } from '../fixtures/link-preview.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { expect, test } from '../fixtures/test.ts';
import { worksOf } from '../fixtures/works.ts';

const SITE_NAME = 'برگ';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const dataOf = async <T>(request: APIRequestContext, path: string, token?: string): Promise<T> => {
  const answer = await request.get(`/api${path}`, token ? { headers: { authorization: token } } : {});
  expect(answer.ok(), path).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

interface LockedPost {
  files: { _id: string }[];
  performer: { avatar: { large: { webp: string } } };
}

/** Whoever is sent the link fetches the picture from somewhere else, without cookies. */
const expectPicture = async (request: APIRequestContext, address: string | undefined, type = 'image/webp') => {
  const picture = await request.get(address ?? '', { headers: { cookie: '' } });
  expect(picture.status(), address).toBe(200);
  expect(picture.headers()['content-type']).toBe(type);
};

test('a post is introduced by its author, its words and its picture @full', async ({ request, baseURL }) => {
  const post = await findPhotoPost(request, MAHSA, 'free');
  const { text } = await dataOf<{ text: string }>(request, `/user/feeds/${post._id}`);
  const { title, tag, canonical } = await linkPreview(request, `/posts/${post._id}?utm_source=messenger`);
  expect(title).toBe(`${post.performer.name} · ${SITE_NAME}`);
  expect(tag('og:title')).toBe(post.performer.name);
  expect(text.replace(/\s+/g, ' ')).toContain(tag('og:description')?.replace('…', ''));
  expect(tag('og:description')).not.toBe('');
  expect([tag('og:url'), canonical]).toEqual(Array(2).fill(`${baseURL}/posts/${post._id}`));
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(tag('og:image')).toContain(`${baseURL}/api/media/`);
  expect(Number(tag('og:image:width'))).toBeGreaterThan(600);
  await expectPicture(request, tag('og:image'));
});

for (const [kind, tag] of [
  ['galleries', ''],
  ['videos', ' @full'],
  ['products', ' @full'],
] as const)
  test(`one of the ${kind} is introduced by its title and a picture${tag}`, async ({ request, baseURL }) => {
    const works = await worksOf(request, MAHSA, kind);
    const open = works.find(({ isLocked }) => !isLocked) ?? works[0];
    const { tag, canonical, status } = await linkPreview(request, `/${kind}/${open?._id}`);
    expect(status).toBe(200);
    expect(tag('og:title')).toBe(open?.title);
    expect(tag('og:description')).toBeTruthy();
    expect(tag('og:type')).toBe({ galleries: 'article', videos: 'video.other', products: 'product' }[kind]);
    expect(canonical).toBe(`${baseURL}/${kind}/${open?._id}`);
    await expectPicture(request, tag('og:image'));
  });

test('a profile is introduced by name, words and face, in the language of the address @full', async ({
  request,
  baseURL,
}) => {
  const { name } = await dataOf<{ name: string }>(request, `/performers/${MAHSA}`);
  for (const path of [`/${MAHSA}`, `/${MAHSA}/galleries`]) {
    const { tag } = await linkPreview(request, path);
    expect(tag('og:title')).toBe(name);
    expect(tag('og:type')).toBe('profile');
    expect(tag('og:locale')).toBe('fa_IR');
    await expectPicture(request, tag('og:image'));
  }
  const english = await linkPreview(request, `/${MAHSA}?locale=en-US`);
  expect(english.tag('og:site_name')).toBe('Barg');
  expect(english.tag('og:url')).toBe(`${baseURL}/${MAHSA}?locale=en-US`);
});

test('a locked post shows its teaser, to its fans and its author too @full', async ({ request, baseURL }) => {
  const performer = await createPerformer(request);
  const [teaser, text] = ['Layers', 'The third layer is ochre.'];
  const answer = await request.post('/api/performer/feeds', {
    headers: { authorization: performer.token },
    data: { teaser, text, audience: 'subscribers', fileIds: [] },
  });
  const { data } = (await answer.json()) as { data: { _id: string } };
  const ofGuest = await linkPreview(request, `/posts/${data._id}`);
  const ofAuthor = await linkPreview(request, `/posts/${data._id}`, { cookie: `token=${performer.token}` });
  expect(ofGuest.tag('og:title')).toBe(performer.name);
  expect(ofGuest.tag('og:description')).toBe(teaser);
  // She has no face yet.
  expect(ofGuest.tag('og:image')).toBe(`${baseURL}/icon-512.png`);
  for (const { head } of [ofGuest, ofAuthor]) expect(head).not.toContain(text);
});

test('of a locked photo there is nothing but its author’s face @full', async ({ request, baseURL }) => {
  const post = await findPhotoPost(request, MAHSA, 'paid');
  const { files, performer } = await dataOf<LockedPost>(request, `/user/feeds/${post._id}`);
  const { head, tag } = await linkPreview(request, `/posts/${post._id}`);
  expect(files.length).toBeGreaterThan(0);
  for (const { _id } of files) expect(head).not.toContain(_id);
  expect(tag('og:image')).toBe(baseURL + performer.avatar.large.webp);
  await expectPicture(request, tag('og:image'));
});

test('members, and whoever asks for what is not there, are told of the site alone @full', async ({
  request,
  fan,
  baseURL,
}) => {
  const post = await findPhotoPost(request, MAHSA, 'free');
  const ofMember = await linkPreview(request, `/posts/${post._id}`, { cookie: `token=${fan.token}` });
  const gone = await linkPreview(request, `/posts/${NOBODY}`);
  expect([ofMember.status, gone.status]).toEqual([200, 404]);
  for (const { title, tag } of [ofMember, gone]) {
    expect(title).toBe(SITE_NAME);
    expect(tag('og:type')).toBe('website');
    expect(tag('og:image')).toBe(`${baseURL}/icon-512.png`);
    expect(tag('twitter:card')).toBe('summary');
  }
  expect(gone.canonical).toBeUndefined();
  await expectPicture(request, gone.tag('og:image'), 'image/png');
});

test('hostile words stay words, and a foreign host is no address of the site @full', async ({ request, baseURL }) => {
  const performer = await createPerformer(request);
  const words = '" onload="alert(1)\n\n\u202E1 < 2 & 3 > 2 &quot;';
  const postId = await publish(request, performer, words);
  const { head, tag, canonical } = await linkPreview(request, `/posts/${postId}`, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect(tag('og:description')).toBe('" onload="alert(1) 1 < 2 & 3 > 2 &quot;');
  expect(head).not.toContain('onload="');
  expect(head).not.toContain('evil.example');
  expect(canonical).toBe(`${baseURL}/posts/${postId}`);
});

test('programs may fetch the pictures, and leave out what needs an account @full', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toContain('Allow: /api/media/');
  expect((await linkPreview(request, '/messages')).tag('robots')).toBe('noindex');
  expect((await linkPreview(request, '/explore')).tag('robots')).toBeUndefined();
});

test('search engines find every public page, and read of each what it is @full', async ({ request, baseURL }) => {
  const addressesIn = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) =>
      found.replaceAll('&amp;', '&'),
    );
  const [, list = ''] = /^Sitemap: (.+)$/m.exec(await (await request.get('/robots.txt')).text()) ?? [];
  expect(list).toBe(`${baseURL}/sitemap.xml`);
  const parts = await addressesIn(list);
  const pages = (await Promise.all(parts.map(addressesIn))).flat();
  const post = await findPhotoPost(request, MAHSA, 'free');
  for (const path of ['/', '/explore', '/contact', `/${MAHSA}`, `/posts/${post._id}`])
    expect(pages).toContain(baseURL + path);
  const html = await (await request.get(`/posts/${post._id}`, { headers: { accept: 'text/html' } })).text();
  const told = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(told)).toMatchObject({ '@type': 'SocialMediaPosting', author: { alternateName: MAHSA } });
});

test('who goes on shares the page where they are @full', async ({ page, baseURL }) => {
  await page.goto('/explore');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/explore`);
  await page.getByRole('main').locator(`a[href="/${MAHSA}"]`).first().click();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/${MAHSA}`);
});
