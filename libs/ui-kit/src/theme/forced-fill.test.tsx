import { Avatar } from '../components/avatar/avatar.tsx';
import { Progress } from '../components/progress/progress.tsx';
import { renderWithUi } from '../testing/render-with-ui.tsx';

/** The rules of forced colours for an element or anything in it. */
const forcedRulesOf = (element: Element): string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule.cssText.includes('forced-colors'))
    .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.querySelector(selectorText) !== null)
    .map(({ cssText }) => cssText);

it.each([
  ['how far something is', <Progress key="progress" value={0.5} label="Uploading" />],
  ['who is online', <Avatar key="avatar" name="Mahsa" status="online" />],
])('shows %s where the system paints', (_what, shown) => {
  const { container } = renderWithUi(shown);
  expect(forcedRulesOf(container).join()).toContain('Highlight');
});
