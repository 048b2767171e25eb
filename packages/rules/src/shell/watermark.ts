/** Opacity of the watermark over every page (specification, core §9). */
export const watermarkOpacity = 0.12;
