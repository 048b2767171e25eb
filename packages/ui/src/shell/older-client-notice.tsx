import { olderClientMessage } from '@tutor/rules/shell/older-client-message';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';

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
