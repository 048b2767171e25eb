import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import type { ReactNode } from 'react';
import { PartProblem } from './part-problem.tsx';
import type { Part } from './parts.ts';

interface LoadedPartProps<Value> {
  part: Part<Value>;
  /** Title of the card that says what went wrong. */
  title: string;
  retryHref: string;
  children: (value: Value) => ReactNode;
}

/** A part of the page, or what went wrong with it and a way to try again. */
export function LoadedPart<Value>({ part, title, retryHref, children }: LoadedPartProps<Value>) {
  if ('value' in part) return children(part.value);
  return (
    <Card title={title}>
      <PartProblem part={part} retryHref={retryHref} />
    </Card>
  );
}
