/** Address under which the portal shows an uploaded file to its owner. */
export function uploadedFileHref(reference: string): string {
  return `/uploads/file/${reference}`;
}
