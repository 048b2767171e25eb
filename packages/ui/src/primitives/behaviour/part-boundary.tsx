import { Component, type ReactNode } from 'react';
import { PartFailed } from './part-failed.tsx';

export interface PartBoundaryProps {
  /** The part as the tutor knows it, at the beginning of a sentence: 'The search'. */
  name?: string | undefined;
  /** Takes the part away, where it can be done without. */
  onClose?: (() => void) | undefined;
  /** Drawn in the part's place; by default its words, with a way to try again and to close. */
  instead?: ((tryAgain: () => void) => ReactNode) | undefined;
  /** The part has thrown. For parts of which nothing is to be seen. */
  onThrown?: (() => void) | undefined;
  /** Tried again by itself when this changes: the data that the part is drawn from. */
  data?: unknown;
  children: ReactNode;
}

/** Words for a part that threw while it was drawn. */
export function couldNotBeShown(name = 'This part of the page'): string {
  return `${name} could not be shown. The rest of the page goes on. If trying again does not help, load the page again.`;
}

/** Where a part of a page throws while it is drawn, only this part is lost: the boundary says so, and offers a way on. */
export class PartBoundary extends Component<PartBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(): void {
    this.props.onThrown?.();
  }

  override componentDidUpdate({ data }: PartBoundaryProps): void {
    if (this.state.hasThrown && data !== this.props.data) this.setState({ hasThrown: false });
  }

  readonly tryAgain = (): void =>
    this.setState({ hasThrown: false }, () => {
      // The button that was pressed is gone.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });

  override render(): ReactNode {
    const { name, onClose, instead, children } = this.props;
    if (!this.state.hasThrown) return children;
    if (instead !== undefined) return instead(this.tryAgain);
    return <PartFailed words={couldNotBeShown(name)} onTryAgain={this.tryAgain} onClose={onClose} />;
  }
}
