import { topUp } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS } from '../fixtures/locales.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { enter, openTalk } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { Paying } from '../pages/paying.ts';
import { Wallet } from '../pages/wallet.ts';

const PRICE = 4;
const SECRET = 'The glaze is ash and salt.';

for (const { locale } of BOTH_DIRECTIONS)
  test(`a message that costs something is closed until the fan buys it in its place, and stays his (${locale}) @full`, async ({
    page,
    browser,
    request,
    baseURL,
    fan,
  }) => {
    const performer = await createPerformer(request);
    await topUp(request, fan.token, 10);
    const talk = await openTalk(request, fan.token, performer);
    const herPage = await enter(browser, { page, baseURL, token: performer.token, locale: 'en-US' });
    const [his, hers] = [new MessagesPage(page, locale), new MessagesPage(herPage, 'en-US')];
    const [paying, wallet] = [new Paying(page, locale), new Wallet(page, locale)];
    const history = page.getByRole('log');
    await page.goto(`/messages/${talk._id}?locale=${locale}`);
    await expect(his.composer).toBeVisible();

    await hers.open(talk._id);
    await hers.askPrice(PRICE);
    await hers.write(SECRET);
    await expect(hers.line(SECRET)).toBeVisible();

    await test.step('he sees what it costs and nothing of its words, in the list neither', async () => {
      await expect(paying.unlockButton(history, PRICE)).toBeVisible();
      expect(await page.content()).not.toContain(SECRET);
      const answers = await Promise.all(
        ['/conversations', `/messages/conversations/${talk._id}`, '/conversations/search?q=glaze'].map(async (url) =>
          (await request.get(`/api${url}`, { headers: { authorization: fan.token } })).text(),
        ),
      );
      expect(answers.join()).not.toContain('glaze is');
    });

    await test.step('he buys it once, and it opens without a reload', async () => {
      await paying.unlockButton(history, PRICE).click();
      await paying.unlockButton(paying.dialog, PRICE).dblclick();
      await expect(paying.dialog).toBeHidden();
      await expect(his.line(SECRET)).toBeVisible();
      const tokens = text(locale, 'ui:price_other', { amount: wallet.tokens(PRICE) });
      await expect(history).toContainText(text(locale, 'messaging:paid.bought', { tokens }));
      await wallet.open();
      await wallet.expectBalance(10 - PRICE);
      await expect(wallet.rows('transactions').filter({ hasText: performer.name })).toHaveCount(1);
    });

    await test.step('it stays his: she cannot take it back any more, and the whole conversation is not cleared of it', async () => {
      await herPage.reload();
      expect(await hers.actsOf(hers.message(SECRET))).not.toContain(text('en-US', 'messaging:thread.delete'));
      const headers = { authorization: performer.token };
      const cleared = await request.delete(`/api/messages/${talk._id}/remove-all-message`, { headers });
      expect(cleared.ok(), await cleared.text()).toBe(true);
      await his.open(talk._id);
      await expect(his.line(SECRET)).toBeVisible();
    });
    await herPage.context().close();
  });
