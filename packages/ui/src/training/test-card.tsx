import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';

/** A test, and how far its tutor is with it. */
export interface CardTest {
  name: string;
  href: string;
  minutes: number;
  questions: number;
  passPercent: number;
  isLocked: boolean;
  isPassed: boolean;
  /** In percent. */
  bestScore?: number | undefined;
}

/** A test with the way to it, once it is open, and `children` beside that. */
export function TestCard({
  test: { name, href, minutes, questions, passPercent, isLocked, isPassed, bestScore },
  goWords,
  className,
  children,
}: {
  test: CardTest;
  /** On the way to a test that is not passed yet. */
  goWords: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const facts = `${questions} questions · ${minutes} min · ${passPercent} % passes`;
  return (
    <Card
      title={name}
      description={bestScore === undefined ? facts : `${facts} · your best score is ${bestScore} %`}
      action={
        isPassed ? (
          <StatusTag tone="success" icon={CircleCheck}>
            Passed
          </StatusTag>
        ) : undefined
      }
    >
      <div className={className}>
        {isLocked ? (
          <p>Opens when every chapter was learnt.</p>
        ) : (
          <ButtonLink href={href}>{isPassed ? 'Look at the test' : goWords}</ButtonLink>
        )}
        {children}
      </div>
    </Card>
  );
}
