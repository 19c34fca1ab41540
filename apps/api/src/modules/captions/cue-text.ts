/** Tags of WebVTT and the HTML tags that SRT files use; timestamps within a cue; commands of other formats. */
const TAGS = /<\/?(?:b|i|u|c|v|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|\{\\[^{}]*\}/gi;
/** Characters that are not shown. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** An ampersand that begins no character reference. */
const AMPERSAND = /&(?!(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * The lines of a cue as escaped WebVTT text: known tags are removed, and anything else that looks like one is shown as
 * text.
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
