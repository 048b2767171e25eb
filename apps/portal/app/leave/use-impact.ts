import type { TypedLeaveSpan } from '@tutor/ui/leave/leave-form.tsx';
import type { LeaveImpactCardProps } from '@tutor/ui/leave/leave-impact-card.tsx';
import { useCallback, useState } from 'react';
import { useBeside } from '../kit/beside/use-beside.ts';
import type { ImpactReply } from './leave.server.ts';

interface Impact {
  state: LeaveImpactCardProps['state'];
  /** What the tutor agrees to by sending; undefined while no cost is shown. */
  agreed: { classes: number; feeCentavos: number; points: number } | undefined;
  ask: (span: TypedLeaveSpan) => void;
}

/** The cost of what stands in the fields: loaded with the page, told with a refusal, asked for whenever the span changes. */
export function useImpact(loaded: ImpactReply, told: ImpactReply | undefined, id: number | undefined): Impact {
  // A line that was lost answers without a cost: the one before it stands.
  const [answered, setAnswered] = useState(told);
  if (told !== undefined && told !== answered) setAnswered(told);
  // A form that was answered brings its own cost: what was asked before it counts no more.
  // Live news loads the page's data anew: what was asked stands all the same.
  const [asked, setAsked] = useState({ question: '', answered });
  const isAsked = asked.question !== '' && asked.answered === answered;
  const { data, problem } = useBeside<ImpactReply>(isAsked ? `/leave/impact?${asked.question}` : undefined);
  const ask = useCallback(
    (span: TypedLeaveSpan): void => {
      if (span.startDate === '' || span.endDate === '') return;
      const question = new URLSearchParams({ ...span, ...(id === undefined ? {} : { id: String(id) }) }).toString();
      setAsked({ question, answered });
    },
    [id, answered],
  );
  const state = isAsked ? (data ?? waitingFor(problem)) : (answered ?? loaded);
  return { state, agreed: state.kind === 'shown' ? agreedBy(state.impact) : undefined, ask };
}

function waitingFor(problem: string | undefined): LeaveImpactCardProps['state'] {
  return problem === undefined ? { kind: 'loading' } : { kind: 'failed', message: problem };
}

type Shown = Extract<LeaveImpactCardProps['state'], { kind: 'shown' }>;

function agreedBy({ classes, feeCentavos, points }: Shown['impact']): Impact['agreed'] {
  return { classes: classes.length, feeCentavos, points };
}
