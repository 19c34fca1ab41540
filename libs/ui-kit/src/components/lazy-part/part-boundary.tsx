import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** What stands there instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** What the children are drawn for, such as an address: a failure for one says nothing about the next. */
  subject?: string;
  /** Who is told; without it the browser is, and whoever listens to its `error` events. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
}

interface PartBoundaryState {
  hasFailed: boolean;
  subject: string | undefined;
}

/** Keeps what a part throws while it is drawn from reaching the rest of the page. */
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
