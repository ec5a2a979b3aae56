/** Run before every test file: Pixi asks which browser it is in as soon as it is imported, and Node 20 has no answer. */
globalThis.navigator ??= Object.assign(Object.create(null), { userAgent: 'Node' });
