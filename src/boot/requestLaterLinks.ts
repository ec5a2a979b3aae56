import { device } from '../device/device.ts';

/**
 * Starts the downloads that the page will need soon. Their links wait in a template, so that they do not compete with
 * the files of the first paint. A kiosk skips the pictures: its portrait screen has another layout than its width says.
 */
export function requestLaterLinks() {
  const later = document.querySelector('template#later');
  if (!(later instanceof HTMLTemplateElement)) return;
  if (device().portrait === 'sm')
    for (const picture of later.content.querySelectorAll('[as="fetch"]')) picture.remove();
  document.head.append(later.content);
}
