/** How a probe ended. `notMeasured` is never shown as fine, nor as a figure. */
export type ProbeVerdict = 'good' | 'poor' | 'failed' | 'notMeasured';
