import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { boardRule, type RankingBoard, rankingValueText } from '@tutor/rules/rankings/ranking-board';
import Award from 'lucide-react/icons/award';
import LocateFixed from 'lucide-react/icons/locate-fixed';

import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Skeleton } from '../primitives/feedback/skeleton.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import { PlaceMovement } from './place-movement.tsx';
import { partsText, placeText, type RankingPlace } from './ranking-place.ts';
import * as styles from './ranking-table.css.ts';

export interface RankingTableProps {
  board: RankingBoard;
  caption: string;
  total: number;
  /** The place at a position, from 1; undefined while it is not loaded. */
  placeAt: (position: number) => RankingPlace | undefined;
  /** Positions that the page itself came with: drawn without script. */
  first: number;
  last: number;
  /** The tutor's own place, and where it stands without script. */
  own?: RankingPlace | undefined;
  ownHref?: string | undefined;
  /** These positions came into sight, the last one included. */
  onSight?: ((first: number, last: number) => void) | undefined;
  /** Why places could not be loaded; they are asked for on and on. */
  problem?: string | undefined;
  /** The way through the pages without script. */
  pager?: ReactNode;
}

const ownRowId = 'my-place';
/** A ranking, however long: as one scrolls, its places are drawn and loaded. The tutor's own place stays in sight below. */
export function RankingTable(props: RankingTableProps) {
  const { own } = props;
  const isScripted = useIsScripted();
  const [isGoing, setGoing] = useState(false);
  return (
    <div className={styles.root}>
      {isScripted ? (
        <WholeTable {...props} isGoing={isGoing} onArrived={() => setGoing(false)} />
      ) : (
        <Frame {...props}>
          {positions(props.first, props.last).map((position) => (
            <Row key={position} board={props.board} position={position} place={props.placeAt(position)} own={own} />
          ))}
        </Frame>
      )}
      {props.problem === undefined ? null : <Banner tone="warning">{props.problem}</Banner>}
      {isScripted ? null : <div className={styles.pager}>{props.pager}</div>}
      {own === undefined ? null : (
        <div className={styles.ownBar}>
          <p className={styles.ownWords}>
            <span>{`Your place: ${placeText(own.rank)} of ${placeText(props.total)}, with ${rankingValueText(props.board, own.value)}`}</span>
          </p>
          <PlaceMovement rank={own.rank} previousRank={own.previousRank} />
          {isScripted ? (
            <Button size="small" icon={<Icon of={LocateFixed} size="small" />} onClick={() => setGoing(true)}>
              Show my place
            </Button>
          ) : (
            <ButtonLink
              size="small"
              href={`${props.ownHref ?? ''}#${ownRowId}`}
              icon={<Icon of={LocateFixed} size="small" />}
            >
              Show my place
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

function WholeTable({ isGoing, onArrived, ...props }: RankingTableProps & { isGoing: boolean; onArrived: () => void }) {
  const { board, total, placeAt, own, first, onSight } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const rowPx = useRowPx();
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: top,
    // What the window holds before it was measured, so that nothing is drawn empty first.
    initialRect: { width: 0, height: 1_000 },
  });
  useBrowserLayoutEffect(() => {
    const read = (): void => {
      const start = body.current?.getBoundingClientRect().top;
      if (start !== undefined) setTop(Math.round(start + window.scrollY));
    };
    read();
    // What stands above may change its height.
    const watch = new ResizeObserver(read);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all sizes are estimates, which the virtualizer keeps.
  useEffect(() => virtual.measure(), [rowPx]);

  const items = virtual.getVirtualItems();
  const from = (items[0]?.index ?? 0) + 1;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (to >= from) onSight?.(from, to);
  }, [from, to, onSight]);

  useGoTo({ isGoing, onArrived, own, isThere: own !== undefined && placeAt(own.position) !== undefined, go });
  // An address that names a page leads there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens.
  useEffect(() => {
    if (window.location.hash === `#${ownRowId}` && own !== undefined) go(own.position);
    else if (first > 1) virtual.scrollToIndex(first - 1, { align: 'start' });
  }, []);
  function go(position: number): void {
    virtual.scrollToIndex(position - 1, { align: 'center' });
  }

  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <Frame {...props} body={body}>
      <Space heightPx={before} />
      {items.map(({ index }) => (
        <Row key={index + 1} board={board} position={index + 1} place={placeAt(index + 1)} own={own} />
      ))}
      <Space heightPx={after} />
    </Frame>
  );
}

/** Goes to the own row, and gives it the focus once it is drawn with what it holds. */
function useGoTo({
  isGoing,
  isThere,
  own,
  onArrived,
  go,
}: {
  isGoing: boolean;
  isThere: boolean;
  own: RankingPlace | undefined;
  onArrived: () => void;
  go: (position: number) => void;
}): void {
  useEffect(() => {
    if (!isGoing || own === undefined) return;
    const row = document.getElementById(ownRowId);
    if (row === null || !isThere) return go(own.position);
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
    onArrived();
  });
}

/** Height of a row in px, by the text size of the browser. */
function useRowPx(): number {
  const [rowPx, setRowPx] = useState(styles.rowRem * 16);
  useBrowserLayoutEffect(() => {
    const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setRowPx(styles.rowRem * rootPx);
  }, []);
  return rowPx;
}

function Frame({
  board,
  caption,
  total,
  body,
  children,
}: Pick<RankingTableProps, 'board' | 'caption' | 'total'> & {
  body?: React.RefObject<HTMLTableSectionElement>;
  children: ReactNode;
}) {
  return (
    <table className={styles.table} aria-rowcount={total + 1}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.rankHead}>
            Rank
          </th>
          <th scope="col" className={styles.head}>
            Tutor
          </th>
          <th scope="col" className={styles.valueHead}>
            {boardRule(board).valueWord}
          </th>
          <th scope="col" className={styles.movementHead}>
            <VisuallyHidden>Movement since the 30 days before</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>{children}</tbody>
    </table>
  );
}

interface RowProps {
  board: RankingBoard;
  position: number;
  place: RankingPlace | undefined;
  own: RankingPlace | undefined;
}

const Row = memo(function Row({ board, position, place, own }: RowProps) {
  if (place === undefined) {
    return (
      <tr className={styles.row} aria-rowindex={position + 1}>
        <td className={styles.rank}>
          <VisuallyHidden>Loading</VisuallyHidden>
        </td>
        <td className={styles.nameCell}>
          <Skeleton shape="body" width="medium" />
        </td>
        <td className={styles.valueCell} />
        <td className={styles.movementCell} />
      </tr>
    );
  }
  const isOwn = own?.position === position;
  const parts = partsText(board, place);
  return (
    <tr
      className={styles.row}
      aria-rowindex={position + 1}
      {...(isOwn ? { id: ownRowId, tabIndex: -1, 'data-own': '', 'aria-current': true as const } : {})}
    >
      <td className={styles.rank}>{placeText(place.rank)}</td>
      <th scope="row" className={styles.nameCell}>
        <span
          className={styles.name}
          data-hidden={place.name === undefined ? '' : undefined}
          data-one-line={place.medal === undefined ? undefined : ''}
        >
          {isOwn ? (
            <span className={styles.own}>{place.name === undefined ? 'You' : `${place.name} (you)`}</span>
          ) : (
            <span>{place.name ?? 'A tutor who is hidden'}</span>
          )}
        </span>
        {place.medal === undefined ? null : (
          <span className={styles.medal}>
            <Icon of={Award} size="small" />
            <span>
              <VisuallyHidden>Medal </VisuallyHidden>
              <span>{place.medal}</span>
            </span>
          </span>
        )}
      </th>
      <td className={styles.valueCell}>
        <span className={styles.value}>{rankingValueText(board, place.value)}</span>
        {parts === undefined ? null : <span className={styles.parts}>{parts}</span>}
      </td>
      <td className={styles.movementCell}>
        <PlaceMovement rank={place.rank} previousRank={place.previousRank} />
      </td>
    </tr>
  );
});

function Space({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row that is only room holds nothing that could have the focus
    <tr aria-hidden="true">
      <td colSpan={4} className={styles.space} style={{ height: heightPx }} />
    </tr>
  );
}

function positions(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
