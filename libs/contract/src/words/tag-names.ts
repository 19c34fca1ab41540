/** Elements of HTML, those that browsers still know from older days too, and what can run something in SVG. */
const NAMES = `
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
  img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav
  nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp
  rt rtc ruby s samp script search section select slot small source spacer span strike strong style sub summary sup svg
  table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
  animate animatemotion animatetransform feimage foreignobject`;

const known = new Set(NAMES.trim().split(/\s+/));

/** Whether a name in angle brackets is an element's: `<b>`, not `<3>` or `<your name>`. In any case of letters. */
export const isElementName = (name: string): boolean => known.has(name.toLowerCase());
