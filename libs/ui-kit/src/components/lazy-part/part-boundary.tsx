import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** The fallback after an error; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** What the children show, such as a path: a change of it resets the error. */
  subject?: string;
  /** Called with the error; by default it is reported as an `error` event of the window. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
}

interface PartBoundaryState {
  hasFailed: boolean;
  subject: string | undefined;
}

/** An error boundary: errors of a part's rendering do not reach the rest of the page. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false, subject: this.props.subject };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ subject }: PartBoundaryProps, state: PartBoundaryState) {
    return subject === state.subject ? null : { hasFailed: false, subject };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { onError = reportError } = this.props;
    onError(error, info);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
