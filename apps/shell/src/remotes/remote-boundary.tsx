import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorPlace, RemoteName } from '@barg/contract';
import { reportAppError } from '../health/health.ts';

interface RemoteBoundaryProps {
  /** Whose failure it is. */
  remote: RemoteName | 'shell';
  /** As what it stands there. */
  place?: ErrorPlace;
  /** What stands there instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** What the children are drawn for, such as an address: a failure for one says nothing about the next. */
  subject?: string;
  children: ReactNode;
}

interface RemoteBoundaryState {
  hasFailed: boolean;
  subject: string | undefined;
}

/** Keeps what a remote throws while it draws from reaching the rest of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: RemoteBoundaryProps, state: RemoteBoundaryState) {
    return subject === state.subject ? null : { hasFailed: false, subject };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportAppError(this.props.remote, this.props.place ?? 'page', error);
    console.error(`A part of ${this.props.remote} failed while it was drawn`, error, componentStack);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
