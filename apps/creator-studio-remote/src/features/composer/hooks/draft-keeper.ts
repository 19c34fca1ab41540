import { canOutlive, newIdempotencyKey } from '@barg/api-client/http';
import type { DraftContent } from '@barg/api-client/models';
import { toQueryError } from '@barg/session';
import type { DeviceDraft, DraftVersion } from './device-draft.ts';
import { isChanged, isElsewhere, isRefused, isSpent, type DraftAnswer, type DraftStore } from './draft-store.ts';
import { RetryPause } from './retry-pause.ts';

/**
 * What became of the last change: `forked` when it was kept as a draft of its own, beside another tab's, `onDevice` when
 * the server takes none of an unverified performer.
 */
export type DraftStatus = 'idle' | 'saving' | 'saved' | 'forked' | 'onDevice' | 'failed';

interface Sent extends DraftAnswer {
  sent: DraftContent;
}

/** Long enough that nobody is still typing. */
const PAUSE_MS = 1500;

/**
 * Keeps what is written a moment after the last change, one request at a time. Where another tab was quicker (or the
 * draft is gone) the text is kept as a new draft: neither of the two is lost. A draft that holds nothing any more is
 * taken away. What failed is tried again by itself, but for what an unverified performer writes: that stays on the
 * device until a later visit. Nothing is sent in the name of anybody but the writer.
 */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #tell: (status: DraftStatus) => void;
  readonly #isWriterHere: () => boolean;
  readonly #device: Omit<DeviceDraft, 'read'> | null;
  #draft: DraftVersion | null;
  #content: DraftContent | null = null;
  /** A draft that is being made: until the server answers it is not known whether it has it. */
  #begun: { content: DraftContent; key: string } | null = null;
  /** What was sent last, as long as no answer says whether the server has it. */
  #unanswered: DraftContent | null = null;
  /** The content holds nothing that would be worth a draft. */
  #isEmpty = false;
  #saved = '';
  #isUnverified = false;
  /** What the device holds instead of the server. */
  #onDevice: string | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  /** The draft that another tab or device has changed, so that this one was kept beside it. */
  #other: string | null = null;
  readonly #pause = new RetryPause();

  constructor(
    store: DraftStore,
    draft: DraftVersion | null,
    tell: (status: DraftStatus) => void,
    isWriterHere: () => boolean = () => true,
    device: Omit<DeviceDraft, 'read'> | null = null,
  ) {
    this.#store = store;
    this.#draft = draft;
    this.#tell = tell;
    this.#isWriterHere = isWriterHere;
    this.#device = device;
  }

  get draftId(): string | null {
    return this.#draft?._id ?? null;
  }

  /** The draft that was changed elsewhere, as long as it is there; null where none was. */
  get otherDraftId(): string | null {
    return this.#other;
  }

  /** What the form holds at first, which needs not be kept again. */
  begin(content: DraftContent): void {
    this.#saved = JSON.stringify(content);
  }

  change(content: DraftContent): void {
    this.#content = content;
    this.#isEmpty = false;
    if (this.#isUnverified) this.#keepOnDevice(content);
    this.#schedule(PAUSE_MS);
  }

  /** Everything was taken out again. A draft that is there, or on its way, is taken away; otherwise none is begun. */
  empty(content: DraftContent): void {
    this.#content = content;
    this.#isEmpty = true;
    if (this.#isUnverified) this.#keepOnDevice(null);
    else if (!this.#draft) this.#forgetOnDevice();
    this.#schedule(PAUSE_MS);
  }

  /** Keeps what is not kept yet, now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#content || !this.isUnsaved || !this.#isWriterHere()) return;
    if (this.#pause.left > 0) return this.#schedule(this.#pause.left);
    this.#running = this.#isEmpty && this.#draft ? this.#remove(this.#draft, this.#content) : this.#send(this.#content);
    await this.#running;
  }

  /**
   * The page may go: saves at once, in a call that outlives it. Where that has to wait, or is too large for it, the words
   * stay on the device until the server has them.
   */
  leave(): void {
    if (!this.#content || !this.isUnsaved || !this.#isWriterHere()) return;
    const hasToWait = this.#running !== null || this.#pause.left > 0 || !navigator.onLine;
    if (!this.#isEmpty && (hasToWait || !canOutlive(this.#content))) this.#putOnDevice(this.#content);
    void this.save();
  }

  /**
   * Stops saving while `spend` publishes or deletes the draft, and for good once that has succeeded. Where another tab
   * has published it, what is written here is a draft of its own from then on.
   */
  async handOver(spend: (draftId: string | null) => Promise<unknown>): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#running;
    try {
      await spend(this.draftId);
      this.#forgetOnDevice();
    } catch (refusal) {
      this.#isOver = false;
      if (isSpent(toQueryError(refusal))) this.#beginAnew();
      // What was written just before, or meanwhile.
      this.#schedule(PAUSE_MS);
      throw refusal;
    }
  }

  /** Whether something was changed that is not kept yet. */
  get isUnsaved(): boolean {
    const isNothing = this.#isEmpty && !this.#draft && !this.#running;
    if (this.#isOver || this.#content === null || isNothing) return false;
    return ![this.#saved, this.#onDevice].includes(JSON.stringify(this.#content));
  }

  #beginAnew(): void {
    this.#draft = null;
    this.#saved = '';
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    if (this.isUnsaved) this.#timer = setTimeout(() => void this.save(), pause);
  }

  async #send(content: DraftContent): Promise<void> {
    this.#tell('saving');
    const draft = this.#draft;
    const first = draft ? await this.#update(draft, content) : await this.#create(content);
    const isTaken = draft !== null && first.error !== undefined && isElsewhere(first.error);
    const { data, error, sent } = isTaken ? await this.#create(content) : first;
    if (isTaken) this.#other = first.error && isChanged(first.error) ? draft._id : null;
    if (data) [this.#draft, this.#unanswered] = [data, null];
    this.#settle(sent, data ? (isTaken ? 'forked' : 'saved') : 'failed', error);
  }

  async #update({ _id: draftId, version }: DraftVersion, content: DraftContent): Promise<Sent> {
    this.#unanswered = content;
    return { ...(await this.#store.update({ draftId, version, content })), sent: content };
  }

  /** What an earlier attempt has sent without an answer is sent again; what was written since is kept after it. */
  async #create(content: DraftContent): Promise<Sent> {
    const { content: sent, key } = (this.#begun ??= { content, key: newIdempotencyKey() });
    this.#unanswered = sent;
    const answer = await this.#store.create(sent, key);
    if (!answer.error || isRefused(answer.error)) this.#begun = null;
    return { ...answer, sent };
  }

  /** In one request, which a closing page still sends. Where another tab was quicker, what that one wrote stays. */
  async #remove({ _id: draftId, version }: DraftVersion, content: DraftContent): Promise<void> {
    this.#tell('saving');
    const { error } = await this.#store.remove({ draftId, version });
    const isGone = error === undefined || isElsewhere(error);
    if (isGone) this.#draft = null;
    this.#settle(content, isGone ? 'idle' : 'failed', error);
  }

  /** None of it where everything was taken out again. */
  #keepOnDevice(content: DraftContent | null): void {
    // What is kept there belongs to whoever is signed in.
    if (!this.#isWriterHere()) return;
    this.#onDevice = JSON.stringify(this.#content);
    if (content) this.#putOnDevice(content);
    else this.#device?.forget();
    this.#tell(content ? 'onDevice' : 'idle');
  }

  #putOnDevice(content: DraftContent): void {
    this.#device?.keep(content, { draft: this.#draft, sent: this.#unanswered });
  }

  #forgetOnDevice(): void {
    this.#onDevice = null;
    if (this.#isWriterHere()) this.#device?.forget();
  }

  #settle(content: DraftContent, status: DraftStatus, error?: DraftAnswer['error']): void {
    this.#running = null;
    if (error?.code === 'performer.not_verified') {
      this.#isUnverified = true;
      return this.#keepOnDevice(this.#isEmpty ? null : this.#content);
    }
    if (status === 'failed') {
      this.#schedule(this.#pause.afterFailure(error?.retryAfterMs));
    } else {
      this.#pause.reset();
      this.#saved = JSON.stringify(content);
      if (!this.isUnsaved) this.#forgetOnDevice();
      // A change that was reverted meanwhile compares equal to what was saved before.
      this.#schedule(PAUSE_MS);
    }
    this.#tell(status);
  }
}
