import { type KeyInput, launch } from 'puppeteer-core';
import type { Visitor } from './visitor.ts';

/** Opens Firefox with WebGL in a window on this display. `settings`: preferences as in about:config. */
export async function openFirefox(
  executablePath: string,
  display: string,
  settings: Readonly<Record<string, boolean | number>> = {},
): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: false, // Firefox has no WebGL without a window
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: {
      // without these two services, Firefox requests only the tested site
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      ...settings,
    },
  });
  const page = await browser.newPage();
  const { keyboard, mouse } = page;
  return {
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      // `page.goBack` waits for a load event, which a page from the back/forward cache does not fire
      await page.evaluate(() => {
        setTimeout(() => history.back());
      });
    },
    run: (script, ...given) => page.evaluate(script, ...given),
    press: key => keyboard.press(key satisfies KeyInput),
    type: words => keyboard.type(words),
    click: ({ x, y }) => mouse.click(x, y),
    async drag(from, to, over) {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(from.x, from.y + Math.sign(to.y - from.y) * 12);
      await mouse.move(to.x, to.y, { steps: 8 });
      await over();
      await mouse.up();
    },
    resize: ({ w, h }) => page.setViewport({ width: w, height: h }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
