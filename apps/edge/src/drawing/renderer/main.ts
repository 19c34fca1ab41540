import { openContext, type DrawingContext } from './context.ts';
import type { Order, Report } from './messages.ts';

/** The most markup and styles together, in characters. No page of the site comes near. */
const MAX_SIZE = 1_000_000;

/** The message of an error of the context, which is no `Error` here. What a bundle throws may be anything. */
const messageOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'message' in failure ? String(failure.message) : 'it threw';

const tell = (report: Report): void => void process.send?.(report);

let context: DrawingContext | null = null;

async function handle(order: Order): Promise<void> {
  const id = 'id' in order ? order.id : null;
  try {
    if ('bundles' in order) {
      context = openContext(order.bundles);
      tell({ isReady: true });
      return;
    }
    if (!context) throw new Error('nothing to draw with');
    if ('keep' in order) return context.keepTexts(order.keep.tag, order.keep.texts);
    if ('forget' in order) return context.forgetTexts(order.forget);
    const drawn = await context.draw(order.drawing, order.texts);
    if (drawn.html.length + drawn.styles.length > MAX_SIZE) throw new Error('larger than any page may be');
    tell({ id: order.id, drawn });
  } catch (failure) {
    tell({ id, failure: messageOf(failure) });
  }
}

// Each by itself: of pages that come together the first one is told before the next one is begun.
process.on('message', (order: Order) => void setImmediate(() => void handle(order)));
// What a bundle leaves behind, rejected and unheard, ends nothing but itself.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
