import { defaultIntegralLevel, type Grade, gradeOfPoints, nextGrade } from '@tutor/rules/scores/integral-level';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { LoadState } from '../shell/load-state.tsx';
import { formatPoints } from './points-text.ts';
import { RulesTable } from './rules-table.tsx';

export interface GradeTableDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  grades: readonly Grade[];
  /** The tutor's teaching points; they mark the tutor's own grade. */
  points?: number | undefined;
  /** Integral level such as 'C2'; 'D1' when the tutor has none. */
  level?: string | undefined;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Opens the teaching points rules. */
  onShowRules?: (() => void) | undefined;
  /** Where the tutor's scores are, month by month. */
  scoresHref: string;
}

/** The grade integral table: which points make which grade, and where the tutor stands. */
export function GradeTableDialog({
  isOpen,
  onOpenChange,
  grades,
  points,
  level,
  isLoading = false,
  error,
  onRetry,
  onShowRules,
  scoresHref,
}: GradeTableDialogProps) {
  const own = points === undefined ? undefined : gradeOfPoints(points, grades);
  const next = points === undefined ? undefined : nextGrade(points, grades);
  const highestFirst = grades.toSorted((a, b) => b.scoreStart - a.scoreStart);
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Integral Level ${level || defaultIntegralLevel}`}
      description={
        points === undefined
          ? undefined
          : `You have ${formatPoints(points)} teaching points.${
              next === undefined ? '' : ` ${formatPoints(next.missing)} more make grade ${next.grade.name}.`
            }`
      }
      footer={
        <>
          {onShowRules === undefined ? null : <Button onClick={onShowRules}>How points are counted</Button>}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        </>
      }
      closeLabel="Close the table"
    >
      <LoadState
        isLoading={isLoading}
        loadingLabel="Loading the grade table"
        error={error}
        errorTitle="The grade table could not be loaded"
        onRetry={onRetry}
        lines={4}
      >
        {highestFirst.length === 0 ? (
          <EmptyState title="No grades yet" description="The grade table is empty. Please look again later." />
        ) : (
          <RulesTable
            caption="Grades by teaching points"
            isCaptionHidden
            columns={[{ header: 'Grade' }, { header: 'From', align: 'end' }, { header: 'To', align: 'end' }]}
            rows={highestFirst.map((grade) => ({
              key: grade.name,
              cells: [grade.name, formatPoints(grade.scoreStart), formatPoints(grade.scoreEnd)],
              mark: grade === own ? 'Your grade' : undefined,
            }))}
          />
        )}
      </LoadState>
      <p>
        <Link href={scoresHref} variant="standalone" onClick={() => onOpenChange(false)}>
          My scores, month by month
        </Link>
      </p>
    </Dialog>
  );
}
