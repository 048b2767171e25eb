import type { DeviceProblem } from './call-person.ts';
import * as styles from './permission-help.css.ts';

export interface PermissionHelpProps extends Omit<DeviceProblem, 'title'> {
  /** Left out where it is said already. */
  title?: string | undefined;
}

/** What an error of a device means, and what to press in the browser at hand. */
export function PermissionHelp({ title, reason, nextStep, steps = [] }: PermissionHelpProps) {
  return (
    <div className={styles.root}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      <p>{reason}</p>
      <p>{nextStep}</p>
      {steps.length === 0 ? null : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
