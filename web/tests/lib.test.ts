import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { announce, announcements } from "../src/lib/announcements.svelte";
import { ApiError, errorMessage, request } from "../src/lib/api";
import { checkVersion, loadChunk, pageError, reportCrash } from "../src/lib/page-errors.svelte";
import { ANIMATION_SPEEDS, animationDuration, preferences } from "../src/lib/preferences.svelte";
import { matchRoute } from "../src/lib/router.svelte";
import { capitalize, initialLanguage, language, setLanguage, t } from "../src/lib/texts.svelte";
import { PROTOCOL } from "../src/lib/wire";

beforeAll(() => setLanguage("en"));

const response = (status: number, body: unknown) => ({ ok: status < 400, status, json: async () => body });
const serve = (reply: () => unknown): void =>
  void vi.stubGlobal(
    "fetch",
    vi.fn(async () => reply()),
  );
const unreachable = (): never => {
  throw new TypeError("Failed to fetch");
};

describe("router", () => {
  test.each([
    ["/", {}],
    ["/t/abc123", { code: "abc123" }],
    ["/t/ABC/", { code: "ABC" }],
    ["/records", {}],
    ["/replay", { id: undefined }],
    ["/replay/12", { id: "12" }],
    ["/learn", {}],
    ["/learn/holy-war", { lesson: "holy-war" }],
    ["/rules/", {}],
    ["/link/a_b-c", { token: "a_b-c" }],
  ])("%s is a page of the client", (path, params) => expect(matchRoute(path)?.[1]).toEqual(params));

  test.each(["/about", "/api/tables", "/t/", "/t/a/b", "/replay/x", "/verify", "/learn/a/b"])(
    "%s belongs to the server",
    (path) => expect(matchRoute(path)).toBeNull(),
  );

  test("every page has its own component", () => {
    const paths = ["/", "/t/a", "/records", "/replay", "/learn", "/learn/a", "/rules", "/link/a"];
    expect(new Set(paths.map((path) => matchRoute(path)![0])).size).toBe(paths.length);
  });
});

describe("requests", () => {
  test("the response is decoded, and the language is sent", async () => {
    serve(() => response(200, { ok: 1 }));
    expect(await request("POST", "/api/x", { a: 1 })).toEqual({ ok: 1 });
    const [address, options] = vi.mocked(fetch).mock.calls[0]! as unknown as [URL, RequestInit];
    expect(address.searchParams.get("lang")).toBe("en");
    expect(options.body).toBe('{"a":1}');
  });

  test("a response without content is undefined", async () => {
    serve(() => response(204, null));
    expect(await request("DELETE", "/api/x")).toBeUndefined();
  });

  test("an error response has the code and the message of the server", async () => {
    serve(() => response(409, { code: "seat-taken", message: "Taken.", seq: 4 }));
    const error = await request("GET", "/api/x").catch((error: ApiError) => error);
    expect(error).toMatchObject({ code: "seat-taken", message: "Taken.", status: 409, seq: 4 });
    expect(errorMessage(error)).toBe("Taken.");
  });

  test("an unreachable server has its own message, other errors have a general one", async () => {
    serve(unreachable);
    const error = await request("GET", "/api/x").catch((error: ApiError) => error);
    expect(error).toMatchObject({ code: "no-server", status: 0 });
    expect(errorMessage(error)).toBe(t("app-no-server"));
    expect(errorMessage(new Error("secret"))).toBe(t("app-went-wrong"));
  });
});

describe("page errors", () => {
  // The order matters: an error of the page stays.
  test("a server with the same protocol or without a response is no error", async () => {
    serve(() => response(200, { protocol: PROTOCOL }));
    expect(await checkVersion()).toBe(true);
    serve(unreachable);
    expect(await checkVersion()).toBe(true);
    expect(pageError()).toBeNull();
  });

  test("a loaded chunk is returned", async () => {
    expect(await loadChunk(async () => 5)).toBe(5);
    expect(pageError()).toBeNull();
  });

  test("a crash is reported once", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    reportCrash(new Error("broken"));
    expect(pageError()).toBe("crashed");
  });

  test("a missing chunk means that the server is unreachable or newer", async () => {
    serve(unreachable);
    void loadChunk(unreachable);
    await vi.waitFor(() => expect(pageError()).toBe("offline"));
    serve(() => response(200, { protocol: PROTOCOL }));
    void loadChunk(unreachable);
    await vi.waitFor(() => expect(pageError()).toBe("outdated"));
  });

  test("another protocol means that the page is outdated", async () => {
    serve(() => response(200, { protocol: PROTOCOL + 1 }));
    expect(await checkVersion()).toBe(false);
    expect(pageError()).toBe("outdated");
  });
});

describe("texts", () => {
  afterEach(() => setLanguage("en"));

  test("a missing text is shown as its key", () => expect(t("no-such-key")).toBe("no-such-key"));

  test("numbers are not grouped", () => {
    expect(t("count-seconds", { count: 12_345 })).toContain("12345");
  });

  test("the language is remembered and set on the page", async () => {
    await setLanguage("fr");
    expect([language(), localStorage.getItem("civ-language"), document.documentElement.lang]).toEqual([
      "fr",
      "fr",
      "fr",
    ]);
  });

  test("the initial language is requested, stored, or negotiated", async () => {
    document.documentElement.lang = "ro";
    localStorage.setItem("civ-language", "xx");
    expect(initialLanguage()).toBe("ro");
    localStorage.setItem("civ-language", "es");
    expect(initialLanguage()).toBe("es");
    vi.stubGlobal("location", new URL("http://localhost/?lang=el"));
    expect(initialLanguage()).toBe("el");
    vi.stubGlobal("location", new URL("http://localhost/?lang=xx"));
    expect(initialLanguage()).toBe("es");
  });

  test("Greek keeps its accent when capitalized", () => expect(capitalize("άννα")).toBe("Άννα"));
});

describe("preferences", () => {
  test("durations follow the speed", () => {
    expect(animationDuration(100)).toBe(100);
    for (const [speed, factor] of Object.entries(ANIMATION_SPEEDS)) {
      preferences.speed = speed as keyof typeof ANIMATION_SPEEDS;
      expect(animationDuration(100)).toBeCloseTo(100 * factor);
    }
    preferences.speed = "usual";
  });
});

describe("announcements", () => {
  test("repeated texts are announced again", () => {
    announce("Your turn");
    const first = announcements.polite;
    announce("Your turn");
    expect(announcements.polite).not.toBe(first);
    expect(announcements.polite.trim()).toBe("Your turn");
    expect(announcements.urgent).toBe("");
  });

  test("a notice or an urgent text does not replace the sentence of an event", () => {
    announce("Ann ends the turn.");
    announce("The last era begins.", "notice");
    announce("Refused", "urgent");
    expect(announcements).toEqual({ polite: "Ann ends the turn.", notice: "The last era begins.", urgent: "Refused" });
  });
});
