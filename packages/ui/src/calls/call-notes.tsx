import { TextArea } from '../primitives/fields/text-area.tsx';

export interface CallNotesProps {
  value: string;
  onChange: (value: string) => void;
  /** Characters that are kept. */
  limit: number;
  /** Where they are kept: 'Only in this browser.' */
  description?: string | undefined;
}

/** Notes that one takes in a call. */
export function CallNotes({ value, onChange, limit, description }: CallNotesProps) {
  return (
    <TextArea
      label="Your notes"
      rows={12}
      value={value}
      limit={limit}
      description={description}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
