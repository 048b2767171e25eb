import { groupPictureMin } from '@tutor/rules/chat/chat-limits';
import { uploadLimits, uploadProblem } from '@tutor/rules/uploads/upload-modules';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Field } from '../primitives/fields/field.tsx';
import * as fileStyles from '../uploads/file-field.css.ts';
import { cropPicture } from './crop-picture.ts';
import * as styles from './group-picture-dialog.css.ts';

export interface GroupPictureDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The square that was chosen, at least 300 px wide. */
  onSubmit: (picture: File) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

interface Chosen {
  file: File;
  url: string;
  width: number;
  height: number;
}

/** Chooses a picture for a group, and the part of it that is shown. */
export function GroupPictureDialog({
  isOpen,
  onOpenChange,
  onSubmit,
  isSubmitting = false,
  error,
}: GroupPictureDialogProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [area, setArea] = useState<Area>();
  useEffect(() => (chosen === undefined ? undefined : () => URL.revokeObjectURL(chosen.url)), [chosen]);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setChosen(undefined);
    const why = uploadProblem('GroupPhoto', file);
    const read = why === undefined ? await readPicture(file) : why;
    setProblem(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') setChosen(read);
  };
  const save = async (): Promise<void> => {
    if (chosen === undefined || area === undefined) {
      setProblem('Choose a picture first.');
      return;
    }
    const cropped = await cropPicture(chosen, area);
    if (cropped === undefined) setProblem('This picture cannot be cut. Please choose another one.');
    else onSubmit(cropped);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Group picture"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" isPending={isSubmitting} pendingLabel="Saving" onClick={() => void save()}>
            Save picture
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <Field
          label="Picture"
          description={`${uploadLimits('GroupPhoto').typesText}, up to ${uploadLimits('GroupPhoto').sizeText}, at least ${groupPictureMin} px on each side`}
          error={problem ?? error}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              className={fileStyles.input}
              accept={uploadLimits('GroupPhoto').accept}
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
          )}
        </Field>
        {chosen === undefined ? null : <Crop chosen={chosen} onArea={setArea} />}
      </div>
    </Dialog>
  );
}

function Crop({ chosen, onArea }: { chosen: Chosen; onArea: (area: Area) => void }) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // Never closer than the smallest picture that is taken.
  const zoomMax = Math.max(1, Math.min(chosen.width, chosen.height) / groupPictureMin);
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={chosen.url}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // A style element that a script adds is not allowed on our pages.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': 'Part of the picture: arrow keys move it' }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <label htmlFor={id} className={styles.zoom}>
        <span>Closer</span>
        <input
          id={id}
          type="range"
          min={1}
          max={zoomMax}
          step={0.01}
          disabled={zoomMax === 1}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        />
      </label>
    </>
  );
}

/** The picture of a file, or why it cannot be the group's. */
async function readPicture(file: File): Promise<Chosen | string> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return 'This file cannot be read as a picture. Please choose another one.';
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.min(width, height) >= groupPictureMin) return { file, url, width, height };
  URL.revokeObjectURL(url);
  return `This picture has ${width} × ${height} px; it needs at least ${groupPictureMin} px on each side.`;
}
