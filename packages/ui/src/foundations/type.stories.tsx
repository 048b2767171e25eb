import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';

type Step = keyof typeof styles.type;

const steps = Object.keys(text).filter((name): name is Step => Object.hasOwn(styles.type, name));

/** The six sizes, largest first. */
function Type() {
  return (
    <div>
      <h1>Type</h1>
      {steps.toReversed().map((step) => (
        <div key={step} className={styles.row}>
          <div>
            <span className={styles.name}>{step}</span>
            <span className={styles.figure}>
              {text[step].size} / {text[step].line}
            </span>
          </div>
          <p className={styles.type[step]}>Next class 9:30 AM · 1,234.50 PHP · Il1 0O · Al-Mansouri</p>
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
