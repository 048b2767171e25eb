import { type ComponentType, createElement, type ReactElement, useEffect, useRef, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

export interface LazyPartProps<Props extends object>
  extends Pick<PartBoundaryProps, 'name' | 'onClose' | 'instead' | 'onThrown'> {
  /** Loads the part's code; the same function at each drawing. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The code could not be loaded; without it the part is tried again until it comes. */
  onFailed?: (() => void) | undefined;
  /** The code has come, and the part is drawn. */
  onLoaded?: (() => void) | undefined;
  /** Stands in the part's place until then. */
  pending?: ReactElement | undefined;
}

/**
 * A part of a page whose code is loaded with its first drawing. Not `React.lazy`: that remembers a failed load for good and
 * takes the page away with it, and what is typed there. A throw costs this part alone. Where the part can be closed, somebody
 * has asked for it: then the words also say that its code does not come.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  onFailed,
  onLoaded,
  pending,
  ...boundary
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  const onFailedRef = useRef(onFailed);
  onFailedRef.current = onFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press asks for the code once more.
  useEffect(
    () =>
      loadPart({
        load,
        onLoaded: (loaded) => setPart(() => loaded),
        onFailed: () => {
          setLate(true);
          return onFailedRef.current;
        },
      }),
    [load, tries],
  );
  const onLoadedRef = useRef(onLoaded);
  onLoadedRef.current = onLoaded;
  const isLoaded = Part !== undefined;
  useEffect(() => {
    if (isLoaded) onLoadedRef.current?.();
  }, [isLoaded]);
  if (Part !== undefined) return <PartBoundary {...boundary}>{createElement(Part, props)}</PartBoundary>;
  const { name = 'This part of the page', onClose } = boundary;
  if (!isLate || onClose === undefined) return pending ?? null;
  return (
    <PartFailed
      words={`${name} could not be loaded yet. It comes by itself once your line is back.`}
      onTryAgain={() => setTries(tries + 1)}
      onClose={onClose}
    />
  );
}
