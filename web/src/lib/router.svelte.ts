/** Where we are. */

import { href, parse, type Route } from "./routes";

export { href };

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
}

export const router = new Router();

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}
