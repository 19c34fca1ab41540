/** A request to the bucket, as the browser would send it. */
interface BucketRequest {
  address: string;
  fields: Record<string, unknown>;
  headers: string[];
}

interface FakeBucket {
  requests: BucketRequest[];
  /** Answers the next request: a status, or nothing where the line breaks. */
  answers: Array<number | null>;
}

/**
 * Stands for the bucket that browsers send to by themselves: takes every form at once unless `answers` says otherwise.
 * What the page's own client sends does not come here.
 */
export const fakeBucket = (): FakeBucket => {
  const bucket: FakeBucket = { requests: [], answers: [] };
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    readonly #sent: BucketRequest = { address: '', fields: {}, headers: [] };
    open(_method: string, address: string): void {
      this.#sent.address = address;
    }
    setRequestHeader(name: string): void {
      this.#sent.headers.push(name);
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      this.#sent.fields = Object.fromEntries(form.entries());
      bucket.requests.push(this.#sent);
      const answer = bucket.answers.length > 0 ? bucket.answers.shift() : 204;
      if (answer) {
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 2, total: 4 }));
        this.status = answer;
      }
      this.dispatchEvent(new Event(answer ? 'load' : 'error'));
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true });
  return bucket;
};
