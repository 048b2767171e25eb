import { PageForm, type PageFormProps } from '../../forms/page-form.tsx';
import { TextField } from '../../primitives/fields/text-field.tsx';
import { Card } from '../../primitives/layout/card.tsx';
import * as styles from './pet-scene.css.ts';
import type { Pet } from './pet-scene.tsx';

export interface PetNameCardProps
  extends Omit<PageFormProps, 'label' | 'labels' | 'submitLabel' | 'children' | 'hidden' | 'otherWayOut'> {
  pet: Pick<Pet, 'name' | 'renamesLeft' | 'canRename'>;
  /** What was typed before a refusal. */
  values?: Readonly<Record<string, string>> | undefined;
}

const labels = { petName: 'Name' };

/** Names the pet; how often that can still be done is said before. */
export function PetNameCard({ pet, values, ...form }: PetNameCardProps) {
  const { name, renamesLeft, canRename } = pet;
  return (
    <Card title={name === undefined ? 'Give it a name' : 'Rename it'} description={leftText(pet)}>
      {canRename ? (
        <PageForm
          {...form}
          label="Name of the pet"
          labels={labels}
          submitLabel={name === undefined ? 'Name it' : 'Rename'}
        >
          <TextField
            id={`${form.name}-petName`}
            name="petName"
            label={labels.petName}
            description="1 to 20 letters or numbers."
            autoComplete="off"
            defaultValue={values?.petName ?? name}
            error={form.errors?.petName}
          />
        </PageForm>
      ) : (
        <p className={styles.small}>
          {renamesLeft === 0 ? 'Some levels bring one more rename: see the rights on the road of levels.' : ''}
        </p>
      )}
    </Card>
  );
}

function leftText({ name, renamesLeft }: PetNameCardProps['pet']): string {
  if (name === undefined) return `The first name is free. After it you can rename ${timesText(renamesLeft)}.`;
  return renamesLeft === 0 ? 'All renames are used.' : `You can rename it ${timesText(renamesLeft)} more.`;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
