import { breakpoints, layout } from './tokens.ts';

const systemFaces = "system-ui,-apple-system,'Segoe UI',sans-serif";

/**
 * Reset and page defaults, as plain CSS so that the HTML can inline them too.
 * - Tabular figures only in Latin script: in the Arabic font zero and one would get the width of two, and look
 *   like spaced letters.
 * - `scroll-padding` keeps scroll targets from being covered by the bars at the top and bottom of phones, and by the cards
 *   that lie at the end of the page (`--asked` is how high they reach); `scroll-margin` by a bar that sticks to the foot
 *   of what they stand in (`--foot` is its height).
 * - Links that stand alone in cells and among facts are as high as WCAG 2.2 wants targets (24 px): the room above and
 *   below the letters moves no line.
 * - `--bg-behind` is the page's ground behind a dialog: what the scrim makes of it, for where the scrim does not reach.
 * - Codes, user names and addresses keep their letters, as Inter's contextual alternates make × of an x between digits:
 *   only where they stand by themselves (`dir="ltr"`, `translate="no"`), because Vazirmatn's own ones keep the dots of
 *   letters apart.
 * - In locales of Arabic script its font comes first, so that digits and punctuation come from the same one.
 * - The default thumbnail (`NoThumbnail`) is as bright as the light theme, so the dark one shows its negative. That
 *   stands here because the component's style would be part of the scripts that a first load waits for.
 */
export const baseCss = `
:root{--bg-behind:color-mix(in srgb,rgb(from var(--scrim) r g b / 1) 60%,var(--bg));--font:'Inter Variable','Vazirmatn Variable','Noto Sans Variable',${systemFaces};--figures:tabular-nums;}
html:lang(fa),html:lang(ar),html:lang(ur){--font:'Vazirmatn Variable','Inter Variable',${systemFaces};--figures:normal;}
html:lang(he),html:lang(hi){--font:'Noto Sans Variable','Inter Variable',${systemFaces};}
html:lang(zh){--font:'Inter Variable','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',${systemFaces};}
*,*::before,*::after{box-sizing:border-box;}
*{margin:0;}
html{-webkit-text-size-adjust:100%;background:var(--bg);color:var(--ink);font-family:var(--font);font-size:100%;line-height:1.6;scrollbar-gutter:stable;scroll-padding-block-end:var(--asked,0px);}
body{min-block-size:100dvh;font-size:0.9375rem;font-weight:400;-webkit-font-smoothing:antialiased;}
ul,ol{padding:0;list-style:none;}
img,picture,video,canvas,svg{display:block;max-inline-size:100%;}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit;}
body :is([dir='ltr'],[translate='no']){font-variant-ligatures:no-contextual;}
button{padding:0;border:0;background:none;cursor:pointer;}
button:disabled{cursor:not-allowed;}
[data-theme='dark'] img[src='/leaf.jpg']{filter:invert(0.88) hue-rotate(180deg);}
a{color:inherit;text-decoration:none;}
td a,dd a,bdi>a{padding-block:calc(12px - .6em);}
h1,h2,h3,h4{font-size:inherit;font-weight:680;}
p,h1,h2,h3,li{overflow-wrap:anywhere;}
:where(a,button,input,select,textarea,summary,[tabindex]){scroll-margin-block-end:var(--foot,0px);}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;}
::selection{background:var(--brand-soft);color:var(--ink);}
@media (max-width:${breakpoints.tablet - 1}px){html{scroll-padding-block:calc(${layout.topBar} + 8px) max(calc(${layout.bottomBar} + 8px),calc(var(--asked,0px) + 8px));}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important;}}
`;
