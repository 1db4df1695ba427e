import { svelte } from '@sveltejs/vite-plugin-svelte';

/**
 * The component that each class confines the styles of, to notice two with the same class.
 * @type {Map<string, string>}
 */
const owners = new Map();

/**
 * The class that confines a component's styles to it. Most elements of every page have one, and the usual name is three
 * times as long. `filename`: from the root of the project. Throws if two components would share a class.
 * @param {{ hash: (text: string) => string, filename: string }} component
 */
export function cssHash({ hash, filename }) {
  const name = `s${hash(filename).slice(0, 4)}`;
  const owner = owners.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} have the same class: ${name}`);
  owners.set(name, filename);
  return name;
}

/**
 * Compiles the components, in every build alike.
 * @param {import('svelte/compiler').CompileOptions} [options]
 */
export const components = (options = {}) =>
  svelte({ configFile: false, compilerOptions: { runes: true, cssHash, ...options } });
