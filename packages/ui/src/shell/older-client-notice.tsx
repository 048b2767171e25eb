import { olderClientMessage } from '@tutor/rules/shell/older-client-message';
import { Banner } from '../primitives/banner.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';

export interface OlderClientNoticeProps {
  /** The page with the newer client. */
  downloadHref: string;
}

/** Says when the older classroom client goes offline. Whether it is due is `isOlderClientNoticeDue`'s to say. */
export function OlderClientNotice({ downloadHref }: OlderClientNoticeProps) {
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink href={downloadHref} size="small">
          Download
        </ButtonLink>
      }
    >
      {olderClientMessage}
    </Banner>
  );
}
