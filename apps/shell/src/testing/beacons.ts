import type { ClientReport, ReportedEvent } from '@barg/contract';

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** Takes the beacons of the page from now on. @returns what they have told so far, in order */
export function catchBeacons(): () => Promise<ReportedEvent[]> {
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
  return async () => {
    const texts = await Promise.all(sent.map(textOf));
    return texts.flatMap((text) => (JSON.parse(text) as ClientReport).events);
  };
}
