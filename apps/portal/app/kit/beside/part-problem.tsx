import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import type { MissingPart } from './parts.ts';

interface PartProblemProps {
  part: MissingPart;
  /** The page, to be asked for anew. */
  retryHref: string;
}

/** Why a part of the page is missing, and a way to try again where that may bring it. */
export function PartProblem({ part, retryHref }: PartProblemProps) {
  return (
    <ErrorState
      title={part.problem}
      action={part.isLasting === true ? undefined : <ButtonLink href={retryHref}>Try again</ButtonLink>}
    />
  );
}
