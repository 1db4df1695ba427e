/** The file that has a class, to notice two with the same. */
const owners = new Map<string, string>();

interface Hashed {
  readonly hash: (text: string) => string;
  /** The component's, from the root of the project. */
  readonly filename: string;
}

/**
 * The class that confines a component's styles to it. Most elements of every page have one, and the usual name is three
 * times as long. Throws if two components would share it.
 */
export function cssHash({ hash, filename }: Hashed): string {
  const name = `s${hash(filename).slice(0, 4)}`;
  const owner = owners.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} have the same class: ${name}`);
  owners.set(name, filename);
  return name;
}
