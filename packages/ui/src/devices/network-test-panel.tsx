import { type NetworkProbe, networkProbes, noFigures } from '@tutor/rules/devices/network-figures';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import { type ClassUse, type NetworkVerdict, networkVerdict } from '@tutor/rules/devices/network-verdict';
import type { ProbeVerdict } from '@tutor/rules/devices/probe-verdict';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Loader from 'lucide-react/icons/loader';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import type { Tone } from '../theme/tokens.ts';
import * as styles from './network-test-panel.css.ts';
import { budgetText, endWords, phaseText, probeNames, probeText, spokenText, usedWords } from './network-words.ts';

export interface NetworkTestPanelProps {
  state: NetworkTestState;
  onStart: () => void;
  onStop: () => void;
  /** Start was pressed, and the test itself is still being fetched. */
  isLoading?: boolean | undefined;
  /** Nobody is signed in: lost packets are measured for tutors alone. */
  isVisitor?: boolean | undefined;
  /** Whether a result can be kept, and how far that is. */
  keeping?: ReactNode;
}

/** The network test: what it measures, how far it is, and what the line is good for. */
export function NetworkTestPanel({
  state,
  onStart,
  onStop,
  isLoading = false,
  isVisitor = false,
  keeping,
}: NetworkTestPanelProps) {
  const isRunning = state.phase === 'running';
  const ended = endWords(state);
  return (
    <Card
      title="Your line to this portal"
      description={`Latency, download, upload and lost packets between your browser and this portal, in about 15 seconds with at most ${budgetText} of data. Your classes go over the same line of yours.`}
    >
      <div className={styles.root}>
        <div className={styles.actions}>
          {isRunning ? (
            <Button variant="secondary" onClick={onStop}>
              Stop the test
            </Button>
          ) : (
            <Button variant="primary" onClick={onStart} isPending={isLoading} pendingLabel="Starting the test">
              {state.phase === 'idle' ? 'Start the test' : 'Test again'}
            </Button>
          )}
        </div>
        <noscript>
          <p>This test runs in your browser and needs JavaScript. Switch it on for this page, and load it again.</p>
        </noscript>
        <VisuallyHidden>
          <span role="status">{spokenText(state)}</span>
        </VisuallyHidden>
        {isRunning ? (
          <ProgressBar
            label={phaseText(state.probe)}
            value={state.probe === 'begin' ? 0 : networkProbes.indexOf(state.probe)}
            max={networkProbes.length}
            valueText={usedWords(state.figures.usedBytes)}
          />
        ) : null}
        {ended === undefined ? null : (
          <Banner tone="warning" role="note" title={ended.title}>
            {ended.text}
          </Banner>
        )}
        {state.phase === 'done' ? <Result verdict={networkVerdict(state.figures)} /> : null}
        <ProbeList state={state} isVisitor={isVisitor} />
        {state.phase === 'done' ? (
          <p className={styles.small}>
            <span>{usedWords(state.figures.usedBytes)}</span> {keeping}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

const useTones: Readonly<Record<ClassUse, 'success' | 'info' | 'warning' | 'danger'>> = {
  group: 'success',
  video: 'info',
  audio: 'warning',
  none: 'danger',
  unknown: 'warning',
};

function Result({ verdict }: { verdict: NetworkVerdict }) {
  return (
    <Banner tone={useTones[verdict.use]} role="note" title={verdict.text}>
      {verdict.step ?? 'Nothing has to be done.'}
    </Banner>
  );
}

type RowMark = ProbeVerdict | 'waiting' | 'measuring';

const marks: Readonly<Record<RowMark, { tone: Tone; icon: LucideIcon; words: string }>> = {
  good: { tone: 'success', icon: CircleCheck, words: 'Good' },
  poor: { tone: 'warning', icon: TriangleAlert, words: 'Poor' },
  failed: { tone: 'danger', icon: CircleX, words: 'Failed' },
  notMeasured: { tone: 'neutral', icon: CircleMinus, words: 'Not measured' },
  waiting: { tone: 'neutral', icon: CircleDashed, words: 'To come' },
  measuring: { tone: 'brand', icon: Loader, words: 'Measuring' },
};

/** Each part of the test with what it has found. */
function ProbeList({ state, isVisitor }: Pick<NetworkTestPanelProps, 'state' | 'isVisitor'>) {
  if (state.phase !== 'running' && state.phase !== 'done') return null;
  const { figures } = state;
  const verdicts = networkVerdict(figures).probes;
  const markOf = (probe: NetworkProbe): RowMark => {
    if (state.phase === 'done') return verdicts[probe];
    const at = state.probe === 'begin' ? -1 : networkProbes.indexOf(state.probe);
    const place = networkProbes.indexOf(probe);
    if (place === at) return 'measuring';
    return place < at ? verdicts[probe] : 'waiting';
  };
  return (
    <ul className={styles.list} aria-label="Parts of the test">
      {networkProbes.map((probe) => {
        const mark = markOf(probe);
        const { tone, icon, words } = marks[mark];
        const isEmpty = mark === 'waiting' || (mark === 'measuring' && isUnknown(probe, figures));
        return (
          <li key={probe} className={styles.row}>
            <span className={styles.name}>{probeNames[probe]}</span>
            <span className={styles.figure}>
              {isEmpty || mark === 'failed' || mark === 'notMeasured' ? '' : probeText(probe, figures)}
            </span>
            <StatusTag tone={tone} icon={icon}>
              {words}
            </StatusTag>
            {probe === 'loss' && mark === 'notMeasured' ? (
              <span className={styles.note}>
                {isVisitor
                  ? 'Sign in to have it measured, through the relay of our calls.'
                  : 'It needs the relay of our calls, which is not available.'}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function isUnknown(probe: NetworkProbe, figures: typeof noFigures): boolean {
  return probeText(probe, figures) === probeText(probe, noFigures);
}
