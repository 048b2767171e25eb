/** The notice about the older classroom client (specification, core §2). */
export const olderClientMessage =
  'The older classroom client goes offline on November 30th, 2020. Please download the new one.';
