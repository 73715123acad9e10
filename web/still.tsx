import { Component, type ComponentChildren, Fragment } from "preact";

interface StillProps {
  /** The data that the children are rendered from: they are rendered again only if it changes. */
  readonly of: object;
  readonly children: ComponentChildren;
}

/** Keeps its children as they are: a script sorts and hides them, and would be undone by drawing them again. */
export class Still extends Component<StillProps> {
  #made = 0;

  override shouldComponentUpdate({ of }: StillProps): boolean {
    if (of === this.props.of) return false;
    this.#made++;
    return true;
  }

  override render({ children }: StillProps) {
    return <Fragment key={this.#made}>{children}</Fragment>;
  }
}
