/** What the frame shows beside the page: asked anew where a page has changed it by being looked at. */
export const extrasAddress = '/shell/extras';
