/** A corner of the stage. */
export interface Corner {
  block: 'start' | 'end';
  inline: 'start' | 'end';
}

/** 'bottom right' */
export function cornerWords({ block, inline }: Corner): string {
  return `${block === 'start' ? 'top' : 'bottom'} ${inline === 'start' ? 'left' : 'right'}`;
}

const keys: Readonly<Record<string, Partial<Corner>>> = {
  ArrowUp: { block: 'start' },
  ArrowDown: { block: 'end' },
  ArrowLeft: { inline: 'start' },
  ArrowRight: { inline: 'end' },
};

/** Where an arrow key leads; undefined for any other key. */
export function cornerByKey(corner: Corner, key: string): Corner | undefined {
  const change = keys[key];
  return change === undefined ? undefined : { ...corner, ...change };
}

/** The next corner clockwise: by presses alone, each is reached. */
export function cornerAfter({ block, inline }: Corner): Corner {
  if (block === inline) return { block, inline: inline === 'start' ? 'end' : 'start' };
  return { block: block === 'start' ? 'end' : 'start', inline };
}

type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The corner that something was let go nearest to. */
export function cornerAt(dropped: Place, room: Place): Corner {
  const isLeft = dropped.x + dropped.width / 2 < room.x + room.width / 2;
  const isTop = dropped.y + dropped.height / 2 < room.y + room.height / 2;
  return { block: isTop ? 'start' : 'end', inline: isLeft ? 'start' : 'end' };
}
