import { device } from '../device/device.ts';

/**
 * Starts the downloads of files that the page will need soon. Their links are in a `<template>`, so that they do not
 * compete with the files of the first paint. A kiosk skips the links to packs: these links choose the layout by the
 * window's width, but an upright kiosk screen always shows the layout `sm`.
 */
export function requestLaterLinks() {
  const later = document.querySelector('template#later');
  if (!(later instanceof HTMLTemplateElement)) return;
  if (device().portrait === 'sm')
    for (const picture of later.content.querySelectorAll('[as="fetch"]')) picture.remove();
  document.head.append(later.content);
}
