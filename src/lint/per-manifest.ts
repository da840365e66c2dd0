import type { Manifest } from '../manifest/schema.js';

/** Makes a function of manifests remember what it made of each, for as long as the manifest is in use. */
export function perManifest<T>(make: (manifest: Manifest) => T): (manifest: Manifest) => T {
  const made = new WeakMap<Manifest, { value: T }>();
  return (manifest) => {
    const known = made.get(manifest);
    if (known) return known.value;
    const value = make(manifest);
    made.set(manifest, { value });
    return value;
  };
}
