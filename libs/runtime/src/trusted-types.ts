interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

interface Page {
  trustedTypes?: PolicyFactory;
  /** On the page itself, because each remote has a copy of this module. */
  bargScriptPolicies?: Map<string, ScriptPolicy>;
}

const policyOnce = (page: Page, factory: PolicyFactory, name: string): ScriptPolicy => {
  const made = (page.bargScriptPolicies ??= new Map());
  const policy = made.get(name) ?? factory.createPolicy(name, { createScriptURL: (url) => url });
  made.set(name, policy);
  return policy;
};

/**
 * The address of a script as a TrustedScriptURL where the browser has Trusted Types, else as it is. May be repeated: a
 * page may make a policy of a name only once. Which origins are admitted is decided by the page's `script-src`.
 *
 * @param policy one of the names in the page's Content-Security-Policy
 * @throws TypeError for a name that the page does not admit
 */
export function trustedScriptUrl(policy: string, url: string): string {
  const page = globalThis as Page;
  return page.trustedTypes ? policyOnce(page, page.trustedTypes, policy).createScriptURL(url) : url;
}
