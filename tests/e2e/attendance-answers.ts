/** A picture that a No can carry: one pixel. */
export const photo = {
  name: 'brownout.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What the service says to a Yes, and to a No. */
export const confirmed = 'Thank you. Your class is confirmed.';
export const cancelled = 'Your class has been cancelled.';
