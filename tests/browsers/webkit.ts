import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import { freePort, listening } from '../../scripts/ports.ts';
import type { Key, Visitor } from './visitor.ts';

const NAMES: Readonly<Record<Key, string>> = {
  ArrowRight: Keys.ARROW_RIGHT,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
};

/** Maximum number of attempts to resize a window. */
const RESIZES = 50;
/** Height in px that an attempt adds to the window if the attempt before changed no size (see `resize`). */
const EXCESS = 10;
/** Longest wait for the page's new size after a resize, in ms. */
const CHANGES_WITHIN = 1000;
/** Time between two measurements of the sizes, in ms. */
const POLL_INTERVAL = 150;

/** Makes a folder with the settings of a GTK desktop and returns its path. */
function desktop(animations: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'desktop-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${animations ? 1 : 0}\n`,
  );
  return folder;
}

/** Opens WebKitGTK's MiniBrowser in a window on this display, driven by WebDriver. */
export async function openWebKit(
  driver: string,
  binary: string,
  display: string,
  { animations = true } = {},
): Promise<Visitor> {
  const port = await freePort();
  const settings = desktop(animations);
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  await listening(port);
  const browserOptions = { binary, args: ['--automation'] };
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }),
    )
    .build();
  const mouse = () => browser.actions({ async: true });
  /** Resolves to the sizes of page and window frame. `all`: the measured sizes as a text, for comparisons. */
  async function sizes() {
    const { width, height } = await browser.manage().window().getRect();
    const [w = 0, h = 0] = await browser.executeScript<number[]>('return [innerWidth, innerHeight]');
    return { page: { w, h }, frame: { w: width - w, h: height - h }, all: [width, height, w, h].join(' ') };
  }
  /**
   * Measures the sizes every `POLL_INTERVAL` ms, and resolves to them when two successive results are equal. On a busy
   * machine the page gets its new size later than the window. Until then, the difference of both sizes is not the size
   * of the frame.
   */
  async function restingSizes() {
    for (let before = await sizes(); ; ) {
      await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL));
      const now = await sizes();
      if (now.all === before.all) return now;
      before = now;
    }
  }
  return {
    goto: url => browser.get(url),
    back: () => browser.navigate().back(),
    run: (script, ...given) => browser.executeScript(`return (${script})(...arguments)`, ...given),
    press: key => browser.actions().sendKeys(NAMES[key]).perform(),
    type: words => browser.actions().sendKeys(words).perform(),
    click: ({ x, y }) => mouse().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    async drag(from, to, over) {
      const origin = Origin.VIEWPORT;
      const steps = Array.from({ length: 8 }, (_, i) => (i + 1) / 8);
      const moved = mouse()
        .move({ ...from, origin })
        .press();
      for (const share of steps)
        moved.move({
          x: Math.round(from.x + (to.x - from.x) * share),
          y: Math.round(from.y + (to.y - from.y) * share),
          origin,
          duration: 50,
        });
      await moved.perform();
      await over();
      await mouse().release().perform();
    },
    // The window manager adds the frame of a new window late, and the frame changes the window's size. So `resize` sets
    // the size again until the size is right. Throws after `RESIZES` attempts.
    async resize({ w, h }) {
      const isRight = async () => {
        const { page } = await sizes();
        return page.w === w && page.h === h;
      };
      let excess = 0;
      for (let tries = 0; tries < RESIZES; tries += 1) {
        if (await isRight()) return;
        const before = await restingSizes();
        const rect = { x: 0, y: 0, width: w + before.frame.w, height: h + before.frame.h + excess };
        await browser.manage().window().setRect(rect);
        await browser.wait(isRight, CHANGES_WITHIN).catch(() => {}); // after a timeout, tries again
        // If nothing has changed, the browser may assume that the window has the requested size already. The next
        // attempt then requests a larger height.
        excess = (await sizes()).all === before.all ? EXCESS : 0;
      }
      throw new Error(`The window did not get the size ${w} x ${h} px`);
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit();
      server.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
