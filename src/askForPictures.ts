import { isKiosk } from './kiosk/mode.ts';

/**
 * Asks for the pictures that a page is about to load, as soon as the first script runs: they come while the others do
 * their work. Any sooner, and the scripts would have to share the line with them. Not in a kiosk, whose high screen has
 * another layout than its width says.
 */
const pictures = document.querySelector('template#pictures');
if (pictures instanceof HTMLTemplateElement && !isKiosk()) document.head.append(pictures.content);
