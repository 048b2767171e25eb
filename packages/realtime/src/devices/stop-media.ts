/** Ends every track, so that the browser's sign for camera or microphone goes out. */
export function stopMedia(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
