import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RemoteName } from '@barg/contract';

interface RemoteBoundaryProps {
  /** Whose failure it is. */
  remote: RemoteName | 'shell';
  /** What stands there instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what a remote throws while it draws from reaching the rest of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`A part of ${this.props.remote} failed while it was drawn`, error, componentStack);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
