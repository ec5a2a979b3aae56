import { isKiosk } from './kiosk/mode.ts';

/**
 * Asks for what a page is about to load by itself: the links to its later scripts and to its pictures wait in a
 * template, so that they do not share the line with what it is seen by. In a kiosk without the pictures: its high
 * screen has another layout than its width says.
 */
export function askForLater() {
  const later = document.querySelector('template#later');
  if (!(later instanceof HTMLTemplateElement)) return;
  if (isKiosk()) for (const picture of later.content.querySelectorAll('[as="fetch"]')) picture.remove();
  document.head.append(later.content);
}
