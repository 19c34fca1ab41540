import type { AskApi } from '../boot-source.ts';
import type { EdgeConfig } from '../config.ts';
import type { OpenMetrics } from '../metrics/edge-metrics.ts';
import { createPageDrawing, type PageDrawing } from './page-drawing.ts';

/** One line of JSON for each message, as the other parts log. A page that is not drawn is no error of the site. */
const report = (msg: string): void => console.error(JSON.stringify({ level: 40, time: Date.now(), msg }));

/** What draws first screens, where it is wanted. */
export const openDrawing = (
  {
    drawingPatience: patience,
    drawsMembers: isForMembers,
    mostRenderers: most,
  }: Pick<EdgeConfig, 'drawingPatience' | 'drawsMembers' | 'mostRenderers'>,
  ask: AskApi,
  metrics: OpenMetrics | null,
): PageDrawing | null =>
  patience > 0
    ? createPageDrawing({
        ...{ ask, isForMembers, report, patience, most },
        observe: metrics?.metrics.drawn,
        onRenderer: metrics?.metrics.rendererChanged,
      })
    : null;
