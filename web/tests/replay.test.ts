import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/replay/playback.svelte";
import { replayKeyAction } from "../src/replay/replay-keys";

const PLIES = 40;
const requests: { path: string; body: any }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.stubGlobal("fetch", async (address: URL, { body }: { body: string }) => {
    const query = JSON.parse(body);
    requests.push({ path: address.pathname, body: query });
    const plies = Array.from({ length: query.count ?? 0 }, (_, index) => query.from + index);
    const positions = plies.filter((ply) => ply <= PLIES).map((ply) => ({ ply, seat: query.seat }));
    const response =
      address.pathname === "/api/outline" ? { plies: PLIES, seat: query.seat } : { plies: PLIES, positions };
    return { ok: true, status: 200, json: async () => response };
  });
});
afterEach(() => void vi.useRealTimers());

async function playbackAt(ply: number): Promise<Playback> {
  const playback = new Playback({ rules: {} as any, actions: "" }, ply);
  await vi.advanceTimersByTimeAsync(0);
  return playback;
}
const chunks = () => requests.filter(({ path }) => path === "/api/positions").map(({ body }) => body.from);

describe("playback", () => {
  test("the requested position is loaded, and the next chunk in advance", async () => {
    const playback = await playbackAt(10);
    expect(playback.position?.ply).toBe(10);
    expect(playback.plies).toBe(PLIES);
    expect(chunks()).toEqual([0, 16]);
  });

  test("a ply beyond the end selects the last one", async () => {
    const playback = await playbackAt(999);
    expect(playback.ply).toBe(PLIES);
    expect(playback.position?.ply).toBe(PLIES);
  });

  test("steps stay within the game", async () => {
    const playback = await playbackAt(0);
    playback.step(-1);
    expect(playback.ply).toBe(0);
    playback.step(1000);
    expect(playback.ply).toBe(PLIES);
  });

  test("loaded chunks are not requested again", async () => {
    const playback = await playbackAt(0);
    const before = requests.length;
    playback.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.position?.ply).toBe(1);
    expect(requests).toHaveLength(before);
  });

  test("another perspective loads its own positions and outline", async () => {
    const playback = await playbackAt(3);
    requests.length = 0;
    playback.setPerspective(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.position).toEqual({ ply: 3, seat: 2 });
    expect((playback.outline as any).seat).toBe(2);
    playback.setPerspective(2);
    expect(requests.filter(({ path }) => path === "/api/outline")).toHaveLength(1);
  });

  test("playback runs at its speed and pauses at the end", async () => {
    const playback = await playbackAt(PLIES - 2);
    playback.speed = 2;
    playback.play();
    await vi.advanceTimersByTimeAsync(540);
    expect(playback.ply).toBe(PLIES - 2);
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.ply).toBe(PLIES - 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect([playback.ply, playback.running]).toEqual([PLIES, false]);
  });

  test("at the end, playback restarts", async () => {
    const playback = await playbackAt(PLIES);
    playback.play();
    expect([playback.ply, playback.running]).toEqual([0, true]);
    playback.pause();
  });

  test("playback waits for the animation", async () => {
    const playback = await playbackAt(0);
    let land = (): void => {};
    playback.waitFor(new Promise((done) => (land = done)));
    playback.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.ply).toBe(0);
    land();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.ply).toBe(1);
    playback.pause();
  });

  test("a step pauses playback", async () => {
    const playback = await playbackAt(0);
    playback.play();
    playback.step(1);
    expect(playback.running).toBe(false);
  });
});

describe("keys", () => {
  test.each([
    ["ArrowRight", 11],
    ["ArrowLeft", 9],
    ["Home", 0],
    ["End", PLIES],
  ])("%s leads to ply %d", async (key, ply) => {
    const playback = await playbackAt(10);
    replayKeyAction(key, playback, 2)!();
    expect(playback.ply).toBe(ply);
  });

  test("space plays and pauses", async () => {
    const playback = await playbackAt(0);
    replayKeyAction(" ", playback, 2)!();
    expect(playback.running).toBe(true);
    replayKeyAction(" ", playback, 2)!();
    expect(playback.running).toBe(false);
  });

  test("digits change the perspective, up to the number of seats", async () => {
    const playback = await playbackAt(0);
    replayKeyAction("2", playback, 2)!();
    expect(playback.perspective).toBe(2);
    replayKeyAction("0", playback, 2)!();
    expect(playback.perspective).toBe("all");
    for (const key of ["3", "x", "12", "", "toString"]) expect(replayKeyAction(key, playback, 2)).toBeUndefined();
  });
});
