/** A picture that a No can carry: one pixel. */
export const photo = {
  name: 'brownout.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What the service says to a Yes, and to a No with what it costs. */
export const confirmed = 'Thank you. Your class is confirmed.';
export const cancelled =
  /^Your class has been cancelled: (?:no penalty|\d+\s% of the lesson fee \(PHP [\d.,]+\) and 2 points)\.$/;
