import type { Page } from '@playwright/test';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { ChatPanel } from './chat-panel.ts';

/** `/live` and the page of one stream. */
export class WatchPage {
  readonly page: Page;
  readonly chat: ChatPanel;
  readonly #locale: TestLocale;

  constructor(page: Page, locale: TestLocale = 'fa-IR') {
    this.page = page;
    this.chat = new ChatPanel(page, locale);
    this.#locale = locale;
  }

  /** What is live now. */
  async openList() {
    await this.page.goto('/live');
  }

  async open(streamId: string) {
    await this.page.goto(`/live/${streamId}`);
  }

  card(title: string) {
    return this.page.getByRole('link').filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  picture(title: string) {
    return this.page.locator('video').and(this.page.getByLabel(title));
  }

  /** Pictures decoded so far. */
  decodedFrames(title: string) {
    return this.picture(title).evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  }

  /** As it is decoded, in pixels. */
  widthOf(title: string) {
    return this.picture(title).evaluate((video: HTMLVideoElement) => video.videoWidth);
  }

  /** Which size of the picture is shown, where several are sent. */
  quality() {
    return this.page.getByRole('combobox', { name: text(this.#locale, 'live:player.quality.label') });
  }

  /** Whether sound arrives and is to be heard. */
  isAudible(title: string) {
    return this.picture(title).evaluate((video: HTMLVideoElement) => {
      const tracks = video.srcObject instanceof MediaStream ? video.srcObject.getAudioTracks() : [];
      return !video.muted && tracks.some(({ readyState, muted }) => readyState === 'live' && !muted);
    });
  }

  /** From now on the page notes when it is clicked and when a video shows its first picture. */
  async watchFirstFrame() {
    await this.page.evaluate(() => {
      addEventListener('click', () => performance.mark('live:click'), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const video = document.querySelector('video');
        if (!video) return;
        observer.disconnect();
        video.requestVideoFrameCallback(() => performance.mark('live:first-frame'));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  }

  /** Milliseconds from the click on the stream to its first picture. */
  firstFrameTime() {
    return this.page.evaluate(() => performance.measure('live', 'live:click', 'live:first-frame').duration);
  }

  async tip(amount: string, price: string) {
    const words = (key: string, values?: Record<string, string>) => text(this.#locale, `commerce:tip.${key}`, values);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: words('action'), exact: true })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words('amount') }).fill(amount);
    await dialog.getByRole('button', { name: words('give', { tokens: price }) }).click();
  }

  /** In the picture's place: whom it is for. */
  locked(audience: 'ticketed') {
    return this.page.getByText(text(this.#locale, `live:locked.${audience}`));
  }

  ticketButton(tokens: number) {
    const name = text(this.#locale, 'live:locked.ticket', { tokens: this.#price(tokens) });
    return this.page.getByRole('main').getByRole('button', { name });
  }

  async buyTicket(tokens: number) {
    await this.ticketButton(tokens).click();
    const name = text(this.#locale, 'commerce:ticket.pay', { tokens: this.#price(tokens) });
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  #price(tokens: number) {
    const amount = new Intl.NumberFormat(this.#locale).format(tokens);
    return text(this.#locale, 'ui:price_other', { amount });
  }

  /** Counts down to a stream that has not begun. */
  countdown() {
    return this.page.getByRole('timer', { name: text(this.#locale, 'live:planned.left') });
  }

  /** Why nothing moves: the performer's line is cut, as far as is known. */
  interrupted(name: string) {
    const away = text(this.#locale, 'live:player.away', { name });
    return this.page.getByRole('status').filter({ hasText: away });
  }

  /** Plays the film of a stream that is over. */
  recording() {
    return this.page.getByRole('button', { name: text(this.#locale, 'live:watch.recording') });
  }

  secondOfFilm(title: string) {
    return this.picture(title).evaluate((video: HTMLVideoElement) => video.currentTime);
  }

  /** Stops the film half a second before its end. */
  async stopAtEnd(title: string) {
    await this.picture(title).evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = video.duration - 0.5;
    });
  }

  ended() {
    return this.page.getByText(text(this.#locale, 'live:watch.ended'));
  }

  toProfile() {
    return this.page.getByRole('link', { name: text(this.#locale, 'live:watch.toProfile') });
  }

  signIn() {
    return this.page.getByRole('link', { name: text(this.#locale, 'live:watch.signIn') });
  }
}
