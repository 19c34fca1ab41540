/** Tags of WebVTT and those that files of SRT borrow from HTML; moments within a cue; commands of other formats. */
const TAGS = /<\/?(?:b|i|u|c|v|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|\{\\[^{}]*\}/gi;
/** What does not show. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** An ampersand that begins no character reference. */
const AMPERSAND = /&(?!(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * The lines of a cue as text that WebVTT shows as it stands: tags of captions are taken off, and whatever else looks
 * like one is shown as it was written.
 */
export const toCueText = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replace(CONTROLS, '')
        .replace(TAGS, '')
        .replace(AMPERSAND, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .trim(),
    )
    // An empty line would end the cue.
    .filter((line) => line !== '')
    .join('\n');
