import { SelectField } from '../primitives/fields/select-field.tsx';

/** What a tutor may choose of one kind of device. */
export interface DeviceChoosing {
  choices: readonly { id: string; label: string }[];
  /** Empty for the system's default. */
  chosenId: string;
  /** Name of the chosen device, where it is not connected and the default one is used. */
  missing?: string | undefined;
  onChoose: (id: string) => void;
}

export interface DeviceSelectProps extends DeviceChoosing {
  label: string;
}

/** The choice of a device. Without a device there is none. */
export function DeviceSelect({ label, choices, chosenId, missing, onChoose }: DeviceSelectProps) {
  if (choices.length === 0) return null;
  const isListed = choices.some(({ id }) => id === chosenId);
  return (
    <SelectField
      label={label}
      options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
      value={isListed ? chosenId : (choices[0]?.id ?? '')}
      onChange={(event) => onChoose(event.target.value)}
      description={
        missing === undefined ? undefined : `${missing} is not connected. The default is used until it is back.`
      }
    />
  );
}
