/** Longest side of a photo that was made smaller, in pixels: enough to read a document on it. */
const sideMax = 2_000;
const quality = 0.85;
/** What is tried, one after the other, for a photo that has too many bytes: sides first, since words stay readable longer. */
const furtherSteps = [
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.75 },
  { scale: 0.5, quality: 0.75 },
  { scale: 0.35, quality: 0.7 },
] as const;

/** Whether a file may be one that can be made smaller. */
export function canShrink({ type }: File): boolean {
  return /^image\/(jpeg|png)$/.test(type);
}

/**
 * A photo made smaller for a slow line: at most 2000 pixels a side and so many bytes, as a JPEG. The photo itself where it is
 * small already, where the browser cannot draw it, or where nothing would be won.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  if (!canShrink(file)) return file;
  try {
    // Turned as the camera held it: the smaller photo carries no such note.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= maxBytes) return file;
    let smallest: Blob = file;
    for (const step of [{ scale: 1, quality }, ...furtherSteps]) {
      const made = await jpegOf(bitmap, scale * step.scale, step.quality);
      if (made !== null && made.size < smallest.size) smallest = made;
      if (smallest.size <= maxBytes) break;
    }
    bitmap.close();
    if (smallest === file) return file;
    return new File([smallest], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

async function jpegOf(bitmap: ImageBitmap, scale: number, jpegQuality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG knows no transparency: paper under it instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}
