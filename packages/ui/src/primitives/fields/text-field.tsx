import type { SecretField } from '@tutor/rules/account/secret-field';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { useIsScripted } from '../behaviour/use-is-scripted.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import * as fieldStyles from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';
import * as styles from './text-field.css.ts';

interface CommonProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'name' | 'children'>, FieldTexts {
  /** Accessible name of the button that reveals a password. */
  revealLabel?: string | undefined;
}

interface PlainProps extends CommonProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time' | undefined;
  name?: string | undefined;
}

interface PasswordProps extends CommonProps {
  type: 'password';
  /** By these names replies and drafts leave a password out. */
  name: SecretField;
}

export type TextFieldProps = PlainProps | PasswordProps;

/** One line of text. Works uncontrolled with `name` and `defaultValue`, and before any script has loaded. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    isLabelHidden,
    isOptional,
    description,
    error,
    id,
    type = 'text',
    revealLabel = `Show ${label.toLowerCase()}`,
    className,
    ...rest
  },
  ref,
) {
  const [isRevealed, setRevealed] = useState(false);
  const isScripted = useIsScripted();
  const canReveal = type === 'password' && isScripted;
  return (
    <Field {...{ id, label, isLabelHidden, isOptional, description, error, className }}>
      {(control) => (
        <span className={styles.frame}>
          <input
            {...rest}
            {...control}
            aria-describedby={classNames(rest['aria-describedby'], control['aria-describedby']) || undefined}
            ref={ref}
            type={canReveal && isRevealed ? 'text' : type}
            className={classNames(fieldStyles.control, type === 'password' && styles.withToggle)}
            {...(type === 'password' ? { spellCheck: false, autoCapitalize: 'none' } : {})}
          />
          {canReveal ? (
            <IconButton
              size="small"
              label={revealLabel}
              aria-pressed={isRevealed}
              aria-controls={control.id}
              icon={<Icon of={isRevealed ? EyeOff : Eye} />}
              onClick={() => setRevealed(!isRevealed)}
              className={styles.toggle}
            />
          ) : null}
        </span>
      )}
    </Field>
  );
});
