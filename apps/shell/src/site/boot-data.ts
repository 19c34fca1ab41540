import { BOOT_DATA_ID, type BootData } from '@barg/contract';

/** The boot data that the web tier wrote into the page; empty without it. */
export function readBootData(): Partial<BootData> {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as Partial<BootData>) : {};
}

/** The nonce that the page's style policy expects on style tags made by scripts. */
export const readStyleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
