// The sounds of the table, synthesized: paper, wood, a low drum, a soft bell and a chime. Silent until switched on.
import { preferences } from "./preferences.svelte";

export type Sound = "paper" | "wood" | "drum" | "bell" | "chime";

let context: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Play a sound at the volume of the preferences. */
export function playSound(name: Sound): void {
  if (preferences.volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const master = new GainNode(context, { gain: preferences.volume });
  master.connect(context.destination);
  SYNTHESIZERS[name](context, master, context.currentTime);
}

type Synthesizer = (audio: AudioContext, out: AudioNode, at: number) => void;

const SYNTHESIZERS: Record<Sound, Synthesizer> = {
  // A card on felt: two short strokes of noise, the second softer and higher.
  paper: (audio, out, at) => {
    stroke(audio, out, at, { pitch: 2400, width: 0.7, level: 0.35, length: 0.09 });
    stroke(audio, out, at + 0.07, { pitch: 3600, width: 0.9, level: 0.2, length: 0.12 });
  },
  // A card put down: a knock over a short low tone.
  wood: (audio, out, at) => {
    stroke(audio, out, at, { pitch: 900, width: 2, level: 0.5, length: 0.05 });
    tone(audio, out, at, { from: 210, to: 150, level: 0.5, length: 0.12 });
  },
  drum: (audio, out, at) => {
    for (const beat of [0, 0.42]) {
      tone(audio, out, at + beat, { from: 92, to: 48, level: 0.9, length: 0.7 });
      stroke(audio, out, at + beat, { pitch: 180, width: 1, level: 0.35, length: 0.08 });
    }
  },
  bell: (audio, out, at) => ring(audio, out, at, 523),
  chime: (audio, out, at) => [392, 523, 659].forEach((pitch, place) => ring(audio, out, at + place * 0.28, pitch)),
};

/** The partials of a small bell; the upper ones are shorter. */
function ring(audio: AudioContext, out: AudioNode, at: number, pitch: number): void {
  for (const [ratio, level, length] of [
    [1, 0.3, 1.6],
    [2.76, 0.12, 0.9],
    [5.4, 0.05, 0.5],
  ] as const) {
    tone(audio, out, at, { from: pitch * ratio, to: pitch * ratio, level, length });
  }
}

interface Tone {
  from: number; // hertz
  to: number;
  level: number;
  length: number; // seconds
}

function tone(audio: AudioContext, out: AudioNode, at: number, { from, to, level, length }: Tone): void {
  const source = new OscillatorNode(audio, { frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(audio, out, at, level, length));
  source.start(at);
  source.stop(at + length);
}

interface Stroke {
  pitch: number; // hertz
  width: number; // the Q factor of the band around the pitch
  level: number;
  length: number; // seconds
}

function stroke(audio: AudioContext, out: AudioNode, at: number, { pitch, width, level, length }: Stroke): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: width });
  source.connect(band).connect(envelope(audio, out, at, level, length));
  source.start(at, Math.random());
  source.stop(at + length);
}

function envelope(audio: AudioContext, out: AudioNode, at: number, level: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return noiseBuffer;
}
