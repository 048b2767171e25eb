import type { NoticeSetting } from '@tutor/rules/messages/notice-setting';
import { useId } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import * as styles from './notice-setting-dialog.css.ts';

export interface NoticeSettingDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  setting: NoticeSetting;
  /** Saves one change at once. */
  onChange: (change: Partial<NoticeSetting>) => void;
  /** Plays the sound as it is set. */
  onTry: () => void;
  /** Whether the browser notifies; 'default' means that it was never asked, 'failing' that it allows and shows nothing. */
  permission: 'granted' | 'denied' | 'default' | 'unsupported' | 'failing';
  /** Asks the browser; called from the press itself. */
  onAskPermission: () => void;
  error?: string | undefined;
}

/** Sound, quiet hours, browser notifications and keys, each kept the moment it is changed. */
export function NoticeSettingDialog({
  isOpen,
  onOpenChange,
  setting,
  onChange,
  onTry,
  permission,
  onAskPermission,
  error,
}: NoticeSettingDialogProps) {
  const volumeId = useId();
  const check = (name: keyof NoticeSetting) => ({
    checked: setting[name] === true,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.checked }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Sound and notifications"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <FormRefusal error={error} />
      <div className={styles.root}>
        <Checkbox label="Play a sound for new messages" {...check('isSoundOn')} />
        <div className={styles.volume}>
          <label htmlFor={volumeId}>Volume</label>
          <input
            id={volumeId}
            type="range"
            min={0}
            max={100}
            step={10}
            value={setting.volume}
            disabled={!setting.isSoundOn}
            className={styles.range}
            onChange={(event) => onChange({ volume: event.currentTarget.valueAsNumber })}
          />
          <Button size="small" onClick={onTry} disabled={!setting.isSoundOn}>
            Try
          </Button>
        </div>
        <Checkbox
          label="Quiet during my classes"
          description="From two minutes before a class until it ends, by your class table."
          {...check('isQuietInClass')}
        />
        <Checkbox
          label="Quiet outside my working day"
          description="From an hour after your last class until an hour before the next. Didi requests, attendance and warnings that must be agreed to are heard all the same."
          {...check('isQuietOffDuty')}
        />
        {permission === 'granted' ? (
          <Checkbox label="Notifications of the browser while I look elsewhere" {...check('isBrowserNoticeOn')} />
        ) : (
          <div className={styles.permission}>
            <p>{permissionText[permission]}</p>
            {permission === 'default' || permission === 'failing' ? (
              <Button onClick={onAskPermission}>
                {permission === 'failing' ? 'Try notifications again' : 'Turn on browser notifications'}
              </Button>
            ) : null}
          </div>
        )}
        <Checkbox label="Single-letter keys in the list of messages" {...check('isKeysOn')} />
      </div>
    </Dialog>
  );
}

const permissionText: Readonly<Record<'denied' | 'default' | 'unsupported' | 'failing', string>> = {
  default: 'Your browser can tell you of new messages while you look elsewhere.',
  denied: 'Your browser does not allow notifications from this page. You can change that in its site settings.',
  unsupported: 'Your browser has no notifications.',
  failing:
    'Your browser allows notifications but does not show them, as Chrome on Android. Sounds and the list of messages still tell you.',
};
