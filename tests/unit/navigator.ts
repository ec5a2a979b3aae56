/** Runs before every test file. Pixi reads `navigator` when it is imported, and Node 20 has no `navigator`. */
globalThis.navigator ??= Object.assign(Object.create(null), { userAgent: 'Node' });
