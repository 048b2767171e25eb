import { sopGrade } from '@tutor/rules/scores/sop';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Star from 'lucide-react/icons/star';
import { StatusTag } from '../primitives/data/status-tag.tsx';

const looks = {
  excellent: { tone: 'reward', icon: Star },
  good: { tone: 'success', icon: CircleCheck },
  fair: { tone: 'info', icon: CircleMinus },
  poor: { tone: 'warning', icon: CircleAlert },
} as const;

/** The grade of a class by its SOP score. */
export function SopTag({ score }: { score: number }) {
  const { key, word } = sopGrade(score);
  return (
    <StatusTag tone={looks[key].tone} icon={looks[key].icon}>
      {word}
    </StatusTag>
  );
}
