import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';

/** What every link component receives: an anchor's attributes, `href` required. */
export interface LinkComponentProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link of the application's router, or a plain anchor: takes what an anchor takes. */
export type LinkComponent = ComponentType<LinkComponentProps & RefAttributes<HTMLAnchorElement>>;

const Anchor = forwardRef<HTMLAnchorElement, LinkComponentProps>(function Anchor(props, ref) {
  return <a {...props} ref={ref} />;
});

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders links inside the application (client-side navigation, prefetch); it must forward its ref to an anchor. */
  component: LinkComponent;
  children: ReactNode;
}

/** Tells every link below how this application navigates; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The application's link component, for components that draw their own link. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
