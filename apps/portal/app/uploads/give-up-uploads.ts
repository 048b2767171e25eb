import { forgetUploadsOf } from './kept-uploads.ts';
import { portalTransport } from './upload-transport.ts';

/**
 * Gives the files of a form up that is closed for good, as its draft: what is on its way is cancelled, too. What another tab
 * sends stays.
 */
export async function giveUpUploads(tuid: number, form: string): Promise<void> {
  for (const { fileCode, moduleName } of await forgetUploadsOf(tuid, form)) {
    void portalTransport.cancel({ fileCode, moduleName });
  }
}
