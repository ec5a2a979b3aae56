/** A Pixi application that shows the picture: sized to the window, drawn only when it is told to. */

import { gsap } from 'gsap';
import { type Application, extensions, Ticker } from 'pixi.js';
import type { Playback, Screen } from '../motion/playback.ts';
import type { Picture } from '../motion/transition.ts';
import type { Place } from '../preload/pictures.ts';
import { type Fit, type Size, shown } from '../viewport/fit.ts';
import { bufferResolution, type Paint, paintOf, serves } from '../viewport/paint.ts';
import { drawingLoader } from './drawingLoader.ts';
import { createGallery, type Gallery } from './gallery.ts';
import { createPainter, type Painter } from './painter.ts';
import { pause } from './pause.ts';

/** seconds for the picture to follow the pointer */
const FOLLOW = 0.6;

extensions.add(drawingLoader);
// Pixi's own clock must not run, nor start again by itself when somebody adds to it
Ticker.system.autoStart = false;
Ticker.system.stop();

export interface StageScreen extends Screen {
  /** the same picture once more */
  redraw(): void;
  resize(fit: Fit, window: Size): Promise<void>;
  /** -1 to 1 on both axes */
  point(x: number, y: number): void;
  close(): void;
}

interface Parts {
  readonly app: Application;
  readonly show: Playback;
  readonly drawing: (address: string) => string | undefined;
  readonly onTrouble: (cause: unknown) => void;
}

export function createScreen(
  { app, show, drawing, onTrouble }: Parts,
  first: Fit,
  firstWindow: Size,
): StageScreen {
  let [fit, window] = [first, firstWindow];
  let place: Place = 'place_0';
  let gallery: Gallery;
  let painter: Painter;
  let paint: Paint | undefined;
  const pointer = { x: 0, y: 0 };

  function hang() {
    const wanted = paintOf(fit, window, devicePixelRatio);
    if (paint && serves(paint, wanted)) return false;
    paint = wanted;
    painter?.root.destroy({ children: true });
    void gallery?.close();
    gallery = createGallery({ paint, renderer: app.renderer, drawing });
    painter = createPainter(gallery, fit.layout);
    app.stage.addChild(painter.root);
    return true;
  }

  function size() {
    app.renderer.resize(window.w, window.h, bufferResolution(fit, window, devicePixelRatio));
    painter.root.position.set(fit.x, fit.y);
    painter.root.scale.set(fit.scale);
  }

  /** What looks as it did is not drawn again, unless the canvas has lost it. */
  function draw(picture: Picture, isLost = false) {
    try {
      if (painter.paint(picture, shown(fit, window), pointer) || isLost) app.render();
    } catch (cause) {
      onTrouble(cause);
    }
  }

  const redraw = () => draw(show.director.picture, true);

  hang();
  size();
  return {
    draw,
    async open(next) {
      place = next;
      await gallery.open(next);
      await pause(); // a press shows before its motion is worked out
    },
    rest: next => void gallery.rest(next),
    async resize(nextFit, nextWindow) {
      [fit, window] = [nextFit, nextWindow];
      const fresh = hang();
      size();
      if (fresh) await gallery.open(place);
      redraw();
    },
    redraw,
    point(x, y) {
      show.director.clock.run(
        gsap.to(pointer, { x, y, duration: FOLLOW, ease: 'power2.out', overwrite: true }),
      );
    },
    close() {
      gsap.killTweensOf(pointer);
      void gallery.close();
    },
  };
}
