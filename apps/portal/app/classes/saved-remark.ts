import type { SavedRemark } from '@tutor/ui/classes/remark-view.tsx';
import type { ClassDetailData } from './class-detail.server.ts';

export type RemarkData = Extract<ClassDetailData['remark'], { value: unknown }>['value'];

/** A saved remark as the design system shows it; undefined while none is written. */
export function savedRemark({
  Remark,
  RemarkTime,
  EditTime,
}: Pick<RemarkData, 'Remark' | 'RemarkTime' | 'EditTime'>): SavedRemark | undefined {
  if (Remark === null || Remark === undefined || RemarkTime === null || RemarkTime === undefined) return undefined;
  return {
    kind: Remark.Kind,
    content: Remark.Content,
    homework: Remark.Homework,
    strengths: Remark.Strengths,
    improvements: Remark.Improvements,
    nextStep: Remark.NextStep,
    level: Remark.Level,
    ratings: Object.fromEntries(
      [
        ['pronunciation', Remark.Pronunciation],
        ['vocabulary', Remark.Vocabulary],
        ['grammar', Remark.Grammar],
        ['fluency', Remark.Fluency],
      ].filter(([, rating]) => typeof rating === 'number'),
    ),
    points: Remark.Points.map(({ Point, Mastery }) => ({ point: Point, mastery: Mastery })),
    writtenAt: new Date(RemarkTime),
    editedAt: EditTime === null || EditTime === undefined ? undefined : new Date(EditTime),
  };
}

/** A saved remark as fields of the form. */
export function savedValues(data: RemarkData): Record<string, string> {
  const saved = savedRemark(data);
  if (saved === undefined) return {};
  const { content, homework, strengths, improvements, nextStep, level, ratings, points } = saved;
  const values = { content, homework, strengths, improvements, nextStep, level, ...ratings };
  return Object.fromEntries([
    ...Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ...points.map(({ mastery }, index) => [`point${index}`, String(mastery)]),
  ]);
}
