import { feedAlarmMinutes } from '@tutor/rules/classes/calendar-feed';
import { minutes } from '@tutor/rules/time/durations';
import { dayText, durationText, timeText } from '@tutor/rules/time/zoned-text';
import Copy from 'lucide-react/icons/copy';
import { type FormEvent, useRef, useState } from 'react';
import { FormRefusal, type FormRefusalProps } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { type ConfirmRequest, confirm } from '../primitives/dialogs/confirm-store.ts';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './calendar-feed-panel.css.ts';

/** What the panel's buttons ask for. */
export type CalendarFeedIntent = 'renew' | 'revoke' | 'saveAlarms';

export interface CalendarFeedPanelProps extends Pick<FormRefusalProps, 'reply'> {
  /** There is an address. */
  isActive: boolean;
  /** Sent along, so that an address renewed elsewhere meanwhile is not renewed once more. */
  version: number;
  createdAt?: Date | undefined;
  /** When a calendar program last looked. */
  lastReadAt?: Date | undefined;
  /** Minutes before a class at which calendars ring. */
  alarmMinutes: readonly number[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The address, right after it was made: the only time that anybody sees it. */
  address?: string | undefined;
  action: string;
  Form?: FormSlot | undefined;
  /** Which button's work is under way. */
  sending?: CalendarFeedIntent | undefined;
  /** What went wrong. */
  error?: string | undefined;
}

/** The private calendar address of the class table: make it, copy it, renew it, take it back; and when calendars ring. */
export function CalendarFeedPanel({
  isActive,
  version,
  createdAt,
  lastReadAt,
  alarmMinutes,
  zone,
  address,
  action,
  Form = 'form',
  sending,
  error,
  reply,
}: CalendarFeedPanelProps) {
  const onRenew = useQuestion(questions.renew);
  const onRevoke = useQuestion(questions.revoke);
  const moment = (at: Date): string => `${dayText(at, zone)}, ${timeText(at, zone)}`;
  return (
    <div className={styles.root}>
      <FormRefusal error={error} reply={reply} />
      <p>
        Your classes in the calendar of your phone or computer, kept up to date by themselves. Cancelled classes stay
        there as cancelled.
      </p>
      {address === undefined ? null : <NewAddress address={address} />}
      <p className={styles.words}>
        {isActive && createdAt !== undefined
          ? `There is an address since ${moment(createdAt)}. ${
              lastReadAt === undefined
                ? 'No calendar has read it yet.'
                : `A calendar last read it ${moment(lastReadAt)}.`
            }`
          : 'There is no address at the moment; no calendar can read your classes.'}
      </p>
      <div className={styles.buttons}>
        <Form action={action} method="post" {...(isActive ? { onSubmit: onRenew } : {})}>
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            name="intent"
            value="renew"
            variant={isActive ? 'secondary' : 'primary'}
            isPending={sending === 'renew'}
          >
            {isActive ? 'Renew the address' : 'Create an address'}
          </Button>
        </Form>
        {isActive ? (
          <Form action={action} method="post" onSubmit={onRevoke}>
            <Button type="submit" name="intent" value="revoke" isPending={sending === 'revoke'}>
              Take it back
            </Button>
          </Form>
        ) : null}
      </div>
      {isActive ? (
        <p className={styles.words}>
          Renewing makes another address and voids this one; taking it back voids it for good. Calendars that use it
          stop being updated.
        </p>
      ) : null}
      <div className={styles.alarms}>
        <Form action={action} method="post" className={styles.form}>
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>Ring before class</legend>
            <div className={styles.choices}>
              {feedAlarmMinutes.map((before) => (
                <Checkbox
                  key={before}
                  name="alarm"
                  value={before}
                  defaultChecked={alarmMinutes.includes(before)}
                  label={`${durationText(minutes(before))} before`}
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" name="intent" value="saveAlarms" isPending={sending === 'saveAlarms'}>
            Save
          </Button>
        </Form>
        <p className={styles.words}>Some calendars, Google's among them, ring by their own settings instead.</p>
      </div>
    </div>
  );
}

const questions = {
  renew: {
    title: 'Renew the calendar address?',
    message: 'Every calendar that uses the present address stops being updated until you give it the new one.',
    confirmText: 'Renew',
    tone: 'danger',
  },
  revoke: {
    title: 'Take the calendar address back?',
    message: 'Every calendar that uses it stops being updated for good.',
    confirmText: 'Take it back',
    tone: 'danger',
  },
} satisfies Record<string, ConfirmRequest>;

/** Asks before a form is sent. Without scripts it is sent at once: the words below the buttons warn. */
function useQuestion(question: ConfirmRequest): (event: FormEvent<HTMLFormElement>) => void {
  const isConfirmed = useRef(false);
  return (event) => {
    if (isConfirmed.current) {
      isConfirmed.current = false;
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    void confirm(question).then((isYes) => {
      isConfirmed.current = isYes;
      if (isYes) form.requestSubmit(submitter);
    });
  };
}

function NewAddress({ address }: { address: string }) {
  const isScripted = useIsScripted();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.made}>
      <div className={styles.address}>
        <TextField
          label="Your calendar address"
          value={address}
          readOnly
          className={styles.addressField}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isScripted ? (
          <Button
            icon={<Icon of={Copy} />}
            onClick={() =>
              void navigator.clipboard.writeText(address).then(
                () => setCopied(true),
                // Not allowed here: the field is there to be copied from by hand.
                () => setCopied(false),
              )
            }
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        ) : null}
      </div>
      <Banner tone="warning" role="note" title="Copy it now: it is not shown again">
        Paste it where your calendar program adds a calendar by its address. Whoever has it can read your class table,
        so keep it to yourself.
      </Banner>
    </div>
  );
}
