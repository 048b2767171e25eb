import type { ClientPlatform } from '@tutor/rules/shell/client-notice';
import Download from 'lucide-react/icons/download';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './client-download.css.ts';
import { clientPlatforms } from './client-platforms.ts';

export interface ClientDownloadProps {
  /** The newest client of each platform; one that is missing cannot be downloaded for now. */
  versions: readonly { platform: ClientPlatform; version: string }[];
  /** Where a card posts `platform`; the answer records the download and leads to the file. */
  action: string;
  Form?: FormSlot | undefined;
  /** The platform of this computer, where it is known. */
  recommended?: ClientPlatform | undefined;
  /** This is a phone or a tablet, which the client does not run on. */
  needsComputer?: boolean | undefined;
  pending?: ClientPlatform | undefined;
  /** A download that was asked for without JavaScript: the way to its file. */
  ready?: { platform: ClientPlatform; href: string } | undefined;
}

const steps: readonly string[] = [
  'Download the file for your computer and open it.',
  'Follow the installer to its end.',
  'Start the client and sign in with the same account as here.',
];

/** The desktop client that classes are taken with, for Windows and Mac. */
export function ClientDownload({
  versions,
  action,
  Form = 'form',
  recommended,
  needsComputer = false,
  pending,
  ready,
}: ClientDownloadProps) {
  return (
    <div className={styles.root}>
      {needsComputer ? (
        <Banner tone="info" title="The client needs a computer">
          It runs on Windows and Mac. Open this page there to download it.
        </Banner>
      ) : null}
      <div className={styles.cards}>
        {clientPlatforms.map(({ platform, name, icon }) => {
          const version = versions.find((entry) => entry.platform === platform)?.version;
          return (
            <Card key={platform} className={styles.card} aria-label={name}>
              <div className={styles.head}>
                <span className={styles.mark}>
                  <Icon of={icon} size="large" />
                </span>
                <div className={styles.words}>
                  <h2 className={styles.name}>
                    <span>{name}</span>
                    {platform === recommended ? (
                      <StatusTag tone="brand" icon={icon}>
                        This computer
                      </StatusTag>
                    ) : null}
                  </h2>
                  <p className={styles.small}>
                    {version === undefined ? 'Not available at the moment.' : `Version ${version}`}
                  </p>
                </div>
              </div>
              {ready?.platform === platform ? (
                <ButtonLink
                  href={ready.href}
                  variant="primary"
                  isFullWidth
                  icon={<Icon of={Download} size="small" />}
                >{`Save the file for ${name}`}</ButtonLink>
              ) : version === undefined ? null : (
                <Form id={`client-${platform}`} action={action} method="post" className={styles.form}>
                  <input type="hidden" name="platform" value={platform} />
                  <Button
                    type="submit"
                    isFullWidth
                    variant={platform === recommended || recommended === undefined ? 'primary' : 'secondary'}
                    icon={<Icon of={Download} size="small" />}
                    isPending={pending === platform}
                    pendingLabel="Starting the download"
                  >{`Download for ${name}`}</Button>
                </Form>
              )}
            </Card>
          );
        })}
      </div>
      <Card title="How to install it">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
