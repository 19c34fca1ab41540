import { logIn, newPerson } from '../fixtures/accounts.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage, RegisterPage } from '../pages/auth-pages.ts';
import { SecurityPage } from '../pages/security-page.ts';

const NEW_PASSWORD = 'another-leaf-2';

test.describe('with HASH_PW_CLIENT', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ HASH_PW_CLIENT: 'true' });
  });
  test.afterAll(() => product.close());

  test('no password leaves the browser as it was typed, and the account outlives the setting @full', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.baseURL });
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const person = newPerson();

    const registration = new RegisterPage(page);
    await registration.open();
    // What is not configured is not offered.
    await expect(page.getByText(text('fa-IR', 'auth:social.or'), { exact: true })).toBeHidden();
    await registration.fill(person);
    await registration.submit().click();
    await expect(page).toHaveURL('/home');
    const account = new AccountPage(page);
    await account.open();
    await account.logOut();
    await expect(page).toHaveURL('/auth/login');
    const login = new LoginPage(page);
    await login.logIn(person);
    await expect(page).toHaveURL('/home');
    const security = new SecurityPage(page);
    await security.open();
    await security.changePassword(person.password, NEW_PASSWORD);

    const passwords = sent.filter((request) => request.includes('pbkdf2-sha256$'));
    expect(passwords.map((request) => new URL(request.split(' ')[0] ?? '').pathname)).toEqual([
      '/api/auth/users/register',
      '/api/auth/login',
      '/api/auth/users/me/password',
    ]);
    for (const password of [person.password, NEW_PASSWORD]) {
      expect(sent.filter((request) => request.includes(password))).toEqual([]);
    }
    await context.close();

    await product.restart({ HASH_PW_CLIENT: 'false' });
    expect(await logIn(product.request, person.username, NEW_PASSWORD)).toBeTruthy();
  });
});
