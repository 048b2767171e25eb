import { Link } from '../primitives/navigation/link.tsx';

export interface UnsavedPartsProps {
  /** Parts of the page in which something was typed or uploaded that was not saved. */
  parts: readonly { title: string; href: string }[];
}

/** Names what is not saved yet, each part with the way to it. */
export function UnsavedParts({ parts }: UnsavedPartsProps) {
  return (
    <>
      <strong>Not saved yet: </strong>
      <span>
        {parts.map(({ title, href }, index) => (
          <span key={href}>
            <span>{index === 0 ? '' : ', '}</span>
            <Link href={href}>{title}</Link>
          </span>
        ))}
      </span>
    </>
  );
}
