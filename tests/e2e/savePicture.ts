import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Saves the picture of a report. Returns the file name, and width and height in pixels from the PNG header. */
export async function savePicture(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return { name: download.suggestedFilename(), size: [file.readUInt32BE(16), file.readUInt32BE(20)] };
}
