export interface NavigateOptions {
  replace?: boolean;
}

/** What the session asks of its host. The shell, a remote that runs alone, and tests each bring their own. */
export interface SessionEnvironment {
  /** Goes to a path inside the site. */
  navigate: (path: string, options?: NavigateOptions) => void;
  /** Shows a short message; `messageKey` has its namespace, for example `shell:errors.pleaseLogin`; `values` stand in it. */
  notify: (messageKey: string, tone: 'neutral' | 'danger', values?: Readonly<Record<string, string>>) => void;
  /** Path with query of the page that is shown now. */
  currentPath: () => string;
}
