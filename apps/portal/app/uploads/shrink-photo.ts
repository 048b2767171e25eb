/** Longest side of a photo that was made smaller, in pixels: enough to read a document on it. */
const sideMax = 2_000;
const quality = 0.85;

/** Whether a file may be one that can be made smaller. */
export function canShrink({ type }: File): boolean {
  return /^image\/(jpeg|png)$/.test(type);
}

/**
 * A photo made smaller for a slow line: at most 2000 pixels a side, as a JPEG. The photo itself where it is small already,
 * where the browser cannot draw it, or where nothing would be won.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!canShrink(file)) return file;
  try {
    // Turned as the camera held it: the smaller photo carries no such note.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
    if (scale === 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // A JPEG knows no transparency: paper under it instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (small === null || small.size >= file.size) return file;
    return new File([small], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
