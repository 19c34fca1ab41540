export interface NavigateOptions {
  replace?: boolean;
}

/** What the session needs from its host: the shell, a standalone remote, or a test. */
export interface SessionEnvironment {
  /** Navigates to a path inside the site. */
  navigate: (path: string, options?: NavigateOptions) => void;
  /**
   * Shows a short notice; `messageKey` has its namespace, for example `shell:errors.pleaseLogin`; `values` fill its
   * placeholders.
   */
  notify: (messageKey: string, tone: 'neutral' | 'danger', values?: Readonly<Record<string, string>>) => void;
  /** Path, query and fragment of the present page. */
  currentPath: () => string;
}
