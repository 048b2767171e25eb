import { useEffect, useLayoutEffect } from 'react';

/** Runs before the browser paints; on the server, where React would warn of it, not at all. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
