import { httpRate } from '../feed/http-load.ts';
import { inHundredths, inWhole, type Table } from '../report/report.ts';

/** As a browser asks for a page. */
const AS_BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'br',
  'sec-fetch-mode': 'navigate',
  cookie: 'theme=light',
};
/** Pages a second that one core is to answer. */
const TARGET = 2000;

/** In milliseconds, so far: of the thread that serves pages. */
const siteTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Guests who all ask for the same page, from a thread of their own. */
async function measure(url: string, isFromEverywhere: boolean) {
  const [began, before] = [performance.now(), siteTime()];
  const rate = await httpRate(url, AS_BROWSER, { isFromEverywhere });
  const share = (siteTime() - before) / (performance.now() - began);
  return { rate, site: (share * 1000) / rate, ofOneCore: rate / share };
}

/** What a page costs that many guests ask for at once. */
export async function sharedPageTable(url: string): Promise<Table> {
  const rows = [
    { who: 'many from one address', ...(await measure(url, false)) },
    { who: 'each from an address of its own', ...(await measure(url, true)) },
  ];
  return {
    title: 'A page that many guests ask for at once',
    columns: [
      { key: 'who', label: 'guests' },
      { key: 'rate', label: 'pages a second', format: inWhole },
      { key: 'site', label: "site's processor time, ms", format: inHundredths },
      { key: 'ofOneCore', label: 'pages a second of one core', format: inWhole },
      { key: 'target', label: 'target', format: inWhole },
    ],
    rows: rows.map((row) => ({ ...row, target: TARGET })),
  };
}
