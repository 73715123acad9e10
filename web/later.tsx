import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

type State<P> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly Component: ComponentType<P> }
  | { readonly kind: "failed" };

/** A component whose code is loaded when it is first shown; a failed load can be retried. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [state, setState] = useState<State<P>>(
      known === undefined ? { kind: "loading" } : { kind: "ready", Component: known },
    );
    const begin = (): void => {
      setState({ kind: "loading" });
      load().then(
        (Component) => {
          known = Component;
          setState({ kind: "ready", Component });
        },
        () => setState({ kind: "failed" }),
      );
    };
    useEffect(() => {
      if (state.kind === "loading") begin();
    }, []);
    switch (state.kind) {
      case "ready":
        return <state.Component {...props} />;
      case "loading":
        return <Waiting />;
      case "failed":
        return <Failed message={NOT_LOADED} again={begin} />;
    }
  };
}

const NOT_LOADED =
  "A part of this page could not be loaded: is the server still there? If the page has been replaced since, load it anew.";

export function Waiting() {
  return (
    <p class="waiting soft" role="status">
      Loading …
    </p>
  );
}

export function Failed({ message, again }: { readonly message: string; readonly again?: () => void }) {
  return (
    <div class="banner" role="alert">
      <p>{message}</p>
      {again !== undefined && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
