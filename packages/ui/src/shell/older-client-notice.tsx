import { olderClientMessage } from '@tutor/rules/shell/older-client-message';
import { Banner } from '../primitives/banner.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';

export interface OlderClientNoticeProps {
  /** The page with the newer client. */
  downloadHref: string;
  onDismiss?: (() => void) | undefined;
}

/** Says when the older classroom client goes offline. Whether it is due is `isOlderClientNoticeDue`'s to say. */
export function OlderClientNotice({ downloadHref, onDismiss }: OlderClientNoticeProps) {
  return (
    <Banner
      tone="warning"
      onDismiss={onDismiss}
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
