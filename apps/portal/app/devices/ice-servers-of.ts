/** Servers that relay packets for the probe of lost ones. None is set up yet: loss is "not measured". */
export async function iceServersOf(): Promise<readonly RTCIceServer[]> {
  return [];
}
