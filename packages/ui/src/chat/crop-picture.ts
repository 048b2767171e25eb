/** Largest side of a cut picture, in px: nobody sees more of it. */
const sideMax = 1_024;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A square part of a picture as a file of its own; undefined where the browser cannot draw it. */
export async function cropPicture(
  { file, url }: { file: File; url: string },
  { x, y, width, height }: Part,
): Promise<File | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(sideMax, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], file.name.replace(/\.[^.]*$/, '.png'), { type: 'image/png' });
}
