import { watermarkOpacity } from '@tutor/rules/shell/watermark';
import { useId } from 'react';
import * as styles from './watermark.css.ts';

export interface WatermarkProps {
  /** Whose screen it is, such as 'Maria Santos 10234'. */
  text: string;
}

/** The tutor's name lightly over the whole page, so that a picture of it says whose it was. Never in the way. */
export function Watermark({ text }: WatermarkProps) {
  const patternId = `${useId()}watermark`;
  return (
    <svg className={styles.root} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={patternId}
          width={Math.max(260, text.length * 9 + 80)}
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x="20" y="60" className={styles.text}>
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} opacity={watermarkOpacity} />
    </svg>
  );
}
