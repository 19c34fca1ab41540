import { CLIENT_REPORTS_PATH, type ClientReport } from '@barg/contract';

/** Hands a report to the browser, which sends it also when the page is gone. A report that is lost is lost. */
export function sendReport(report: ClientReport): void {
  try {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(CLIENT_REPORTS_PATH, body);
  } catch {
    // Nothing may break because of a report.
  }
}
