import type { ProbeVerdict } from '@tutor/rules/devices/probe-verdict';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { StatusTag } from '../primitives/data/status-tag.tsx';

const looks = {
  good: { tone: 'success', icon: CircleCheck, word: 'Good' },
  poor: { tone: 'warning', icon: TriangleAlert, word: 'Could be better' },
  failed: { tone: 'danger', icon: CircleX, word: 'Failed' },
  notMeasured: { tone: 'neutral', icon: CircleDashed, word: 'Not tested' },
} as const satisfies Record<ProbeVerdict, unknown>;

/** How a part of the device test ended. */
export function VerdictTag({ verdict }: { verdict: ProbeVerdict }) {
  const { tone, icon, word } = looks[verdict];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}
