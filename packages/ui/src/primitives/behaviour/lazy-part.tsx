import { type ComponentType, createElement, type ReactElement, useEffect, useRef, useState } from 'react';
import { loadPart } from './load-part.ts';

export interface LazyPartProps<Props extends object> {
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
 * takes the page away with it, and what is typed there.
 */
export function LazyPart<Props extends object>({ load, props, onFailed, onLoaded, pending }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const onFailedRef = useRef(onFailed);
  onFailedRef.current = onFailed;
  useEffect(
    () => loadPart({ load, onLoaded: (loaded) => setPart(() => loaded), onFailed: () => onFailedRef.current }),
    [load],
  );
  const onLoadedRef = useRef(onLoaded);
  onLoadedRef.current = onLoaded;
  const isLoaded = Part !== undefined;
  useEffect(() => {
    if (isLoaded) onLoadedRef.current?.();
  }, [isLoaded]);
  return Part === undefined ? (pending ?? null) : createElement(Part, props);
}
