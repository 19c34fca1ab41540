import { newIdempotencyKey } from '@barg/api-client/http';
import { OneUpload } from '@barg/session/uploads';
import { sendChatFile } from './send-chat-file.ts';
import { hasFailed } from './upload-failed.ts';

const nothing = () => undefined;

/** A picture or film of the next message. It leaves as soon as it is chosen. */
export class ChatUpload {
  readonly key = newIdempotencyKey();
  readonly name: string;
  /** How far it is, to subscribe to. */
  readonly status = new OneUpload();
  readonly #file: File;
  #arrival: Promise<boolean>;

  constructor(file: File) {
    this.#file = file;
    this.name = file.name;
    this.#arrival = this.#send();
  }

  #send(): Promise<boolean> {
    return this.status.run((change) => sendChatFile(this.#file, change), { onReady: nothing });
  }

  /** Its id once it has arrived; a failed one is sent again. Null when that failed too, or it was taken back. */
  async fileId(): Promise<string | null> {
    if (hasFailed(this.status.getSnapshot())) this.#arrival = this.#send();
    await this.#arrival;
    return this.status.getSnapshot()?.fileId ?? null;
  }
}
