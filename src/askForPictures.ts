/**
 * Asks for the pictures that a page is about to load, as soon as the first script runs: they come while the others do
 * their work. Any sooner, and the scripts would have to share the line with them.
 */
const pictures = document.querySelector('template#pictures');
if (pictures instanceof HTMLTemplateElement) document.head.append(pictures.content);
