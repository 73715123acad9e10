import { Component, type ComponentChildren, Fragment } from "preact";

interface StillProps {
  /** The children are rendered again only if this changes. */
  readonly of: object;
  readonly children: ComponentChildren;
}

/** Keeps its children as they are: a script sorts and hides them, which drawing them again would undo. */
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
