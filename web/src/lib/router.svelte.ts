// The router: which page belongs to an address. Links are ordinary links; those to pages of the client do not reload.
import type { Component } from "svelte";
import { loadChunk } from "./page-errors.svelte";

export type RouteParams = Record<string, string>;
type PageLoader = () => Promise<{ default: Component<any> }>;

const PAGES: [RegExp, PageLoader][] = [
  [/^\/$/, () => import("../pages/Home.svelte")],
  [/^\/t\/(?<code>[0-9a-zA-Z]+)\/?$/, () => import("../pages/Table.svelte")],
  [/^\/records\/?$/, () => import("../pages/Records.svelte")],
  [/^\/replay(?:\/(?<id>\d+))?\/?$/, () => import("../pages/Replay.svelte")],
  [/^\/learn\/?$/, () => import("../pages/Course.svelte")],
  [/^\/learn\/(?<lesson>[\w-]+)\/?$/, () => import("../pages/Lesson.svelte")],
  [/^\/rules\/?$/, () => import("../pages/Rulebook.svelte")],
  [/^\/link\/(?<token>[\w-]+)\/?$/, () => import("../pages/ClaimLink.svelte")],
];

interface Route {
  path: string;
  params: RouteParams;
  page: Component<any>;
}

let route = $state.raw<Route | null>(null);

/** The current route; null until the first page is loaded. */
export const currentRoute = (): Route | null => route;

/** Go to a path of the client. */
export async function navigate(path: string, { replace = false } = {}): Promise<void> {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  await showRoute();
  scrollTo(0, 0);
}

/** The page of a path and the parameters in it; null if the client has no such page. */
export function matchRoute(path: string): [PageLoader, RouteParams] | null {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return [load, { ...match.groups }];
  }
  return null;
}

async function showRoute(): Promise<void> {
  const path = location.pathname;
  const match = matchRoute(path) ?? matchRoute("/")!;
  const page = await loadChunk(match[0]);
  if (location.pathname === path) route = { path, params: match[1], page: page.default };
}

/** Show the page of the address, now and whenever the address changes. */
export async function startRouting(): Promise<void> {
  addEventListener("popstate", () => void showRoute());
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plainClick || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !matchRoute(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  await showRoute();
}
