import { type DeviceVerdicts, summariseDevices, testedDevices } from '@tutor/rules/devices/device-summary';
import Gauge from 'lucide-react/icons/gauge';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import { deviceNames } from './device-names.ts';
import * as styles from './device-test.css.ts';
import { VerdictTag } from './verdict-tag.tsx';

export interface DeviceTestSummaryProps {
  verdicts: DeviceVerdicts;
  networkHref: string;
  onAgain: () => void;
  isFocused?: boolean | undefined;
}

/** What the device test came to, and the one thing to do next. */
export function DeviceTestSummary({ verdicts, networkHref, onAgain, isFocused = false }: DeviceTestSummaryProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const { title, nextStep } = summariseDevices(verdicts);
  return (
    <Card aria-labelledby={id} className={styles.stack}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {nextStep === undefined ? null : <p className={styles.nextStep}>{nextStep}</p>}
      <ul className={styles.list}>
        {testedDevices.map((device) => (
          <li key={device} className={styles.item}>
            <span>{`${deviceNames[device]}: ${verdicts[device].text}`}</span>
            <VerdictTag verdict={verdicts[device].verdict} />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ButtonLink href={networkHref} variant="primary" icon={<Icon of={Gauge} size="small" />}>
          Test the network
        </ButtonLink>
        <Button icon={<Icon of={RefreshCw} size="small" />} onClick={onAgain}>
          Test everything again
        </Button>
      </div>
    </Card>
  );
}
