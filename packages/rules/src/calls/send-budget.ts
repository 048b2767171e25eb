/** What one line may cost: bits a second at most, and by how much the picture is made smaller before it is sent. */
export interface LineBudget {
  maxBitrate: number;
  scaleResolutionDownBy: number;
}

const faces: readonly LineBudget[] = [
  { maxBitrate: 1_500_000, scaleResolutionDownBy: 1 },
  { maxBitrate: 700_000, scaleResolutionDownBy: 1.5 },
  { maxBitrate: 400_000, scaleResolutionDownBy: 2 },
];
/** Beside a screen a face is a small tile. */
const faceBesideScreen: LineBudget = { maxBitrate: 250_000, scaleResolutionDownBy: 3 };
/** Of a screen every pixel counts: it may become slow, never small. */
const screenBitrate = 2_500_000;

/** What a page sends of its camera and of its screen to each of the others, of a camera that gives 1280 × 720 pixels. */
export function sendBudget(others: number, isScreenShared: boolean): { video: LineBudget; screen: LineBudget } {
  const video = faces[Math.min(Math.max(others, 1), faces.length) - 1] ?? faceBesideScreen;
  return {
    video: isScreenShared ? faceBesideScreen : video,
    screen: { maxBitrate: Math.round(screenBitrate / Math.max(others, 1)), scaleResolutionDownBy: 1 },
  };
}
