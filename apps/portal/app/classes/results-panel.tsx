import { minutes } from '@tutor/rules/time/durations';
import { ClassResults, type Extra } from '@tutor/ui/classes/class-results.tsx';
import { useEffect } from 'react';
import type { Part } from '../kit/beside/parts.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import type { loader } from './results.ts';

const askEveryMs = minutes(1);

/** What came of a class. Asked for once the page is there: nothing else waits for it. */
export function ResultsPanel({ clid, zone }: { clid: number; zone: string }) {
  const { data, isAsking, problem, ask } = useBeside<typeof loader>(`/classes/results/${clid}`);
  const isMaking = data !== undefined && 'value' in data.report && data.report.value.State === 1;
  // Nothing tells that the report is ready.
  useEffect(() => {
    if (!isMaking || isAsking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isMaking, isAsking, ask]);
  const extra = <Wire, Value>(part: Part<Wire> | undefined, read: (wire: Wire) => Value): Extra<Value> => {
    if (part === undefined) return problem === undefined ? { state: 'loading' } : { state: 'failed', message: problem };
    return 'value' in part ? { state: 'ready', value: read(part.value) } : { state: 'failed', message: part.problem };
  };
  return (
    <ClassResults
      zone={zone}
      evaluation={extra(data?.evaluation, (said) =>
        said === null
          ? null
          : { stars: said.Stars, labels: said.Labels, comment: said.Comment, at: new Date(said.Time) },
      )}
      score={extra(data?.score, (scored) =>
        scored === null ? null : scored.Parts.map((part) => ({ name: part.Name, score: part.Score, full: part.Full })),
      )}
      report={extra(data?.report, ({ State, Report }) => {
        if (State === 1) return 'making' as const;
        if (Report === null || Report === undefined) return null;
        return {
          tutorTalkPercent: Report.TutorTalkPercent,
          wordsPerMinute: Report.WordsPerMinute,
          questions: Report.Questions,
          corrections: Report.Corrections,
          praises: Report.Praises,
          highlights: Report.Highlights,
          suggestions: Report.Suggestions,
        };
      })}
      onRetry={ask}
    />
  );
}
